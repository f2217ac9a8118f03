'use client'

import { Button, useModal } from '@payloadcms/ui'
import type { DeskLocale } from '../../languages'
import { useTranslationSelection } from '../states/selection'
import { useDeskTexts } from '../use-desk-texts'
import { ExportDrawer } from './export-drawer'

type Props = {
  /** The languages that are chosen at first; all if there are none. */
  initial: readonly DeskLocale[]
}

/** Exports the documents that are selected in the overview. */
export function ExportSelection({ initial }: Props) {
  const t = useDeskTexts()
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
