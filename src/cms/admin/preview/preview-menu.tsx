import type { ServerProps } from 'payload'
import { locales } from '@/i18n/locales'
import { PreviewActions } from './preview-actions'
import { previewTexts } from './preview-texts'

/** The ways to show a document, in a menu above its form. */
export function PreviewMenu({ i18n }: ServerProps) {
  return (
    <PreviewActions
      texts={previewTexts(i18n.language)}
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
    />
  )
}
