'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useTranslationSelection } from '@/cms/admin/translation/selection'
import type { Locale } from '@/i18n/locales'
import type { ExportTexts } from './exchange-texts'
import { ExportDrawer } from './export-drawer'

type Props = {
  /** The languages that are chosen at first; all if there are none. */
  initial: readonly Locale[]
  texts: ExportTexts
}

/** Exports the documents that are selected in the overview. */
export function ExportSelection({ initial, texts }: Props) {
  const { selected } = useTranslationSelection()
  const { openModal } = useModal()
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        onClick={() => openModal(texts.action)}
      >
        {texts.action}
      </Button>
      <ExportDrawer documents={selected} initial={initial} texts={texts} />
    </>
  )
}
