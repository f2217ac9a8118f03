'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useTexts } from '@/cms/admin/use-texts'
import type { Locale } from '@/i18n/locales'
import { useTranslationSelection } from '../states/selection'
import { ExportDrawer } from './export-drawer'

type Props = {
  /** The languages that are chosen at first; all if there are none. */
  initial: readonly Locale[]
}

/** Exports the documents that are selected in the overview. */
export function ExportSelection({ initial }: Props) {
  const t = useTexts()
  const { selected } = useTranslationSelection()
  const { openModal } = useModal()
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        onClick={() => openModal(t('exchange.export.action'))}
      >
        {t('exchange.export.action')}
      </Button>
      <ExportDrawer documents={selected} initial={initial} />
    </>
  )
}
