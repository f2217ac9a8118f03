'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { type ControlTexts, nameControls, toolbarKeys } from './control-names'

/** Names the controls of Payload that have no name for screen readers, as soon as they appear. */
export function NameControls({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useTexts()

  useEffect(() => {
    const names: ControlTexts = {
      clear: t('general:clear'),
      more: t('general:moreOptions'),
      move: t('general:move'),
      next: t('general:next'),
      previous: t('general:previous'),
      remove: t('general:remove'),
      select: texts('translations.select'),
      selectAll: t('general:selectAllRows'),
      toolbar: Object.fromEntries(toolbarKeys.map((key) => [key, texts(`toolbar.${key}`)])),
    }
    const name = () => nameControls(document, names)
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t, texts])

  return children
}
