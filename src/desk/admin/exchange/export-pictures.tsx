'use client'

import { Button, useLocale, useModal, useSelection } from '@payloadcms/ui'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { ExportDrawer } from './export-drawer'

/** Exports the alternative texts of the pictures that are selected in the list. */
export function ExportPictures() {
  const t = useDeskTexts()
  const { selectedIDs } = useSelection()
  const { code } = useLocale()
  const { isLanguage, pictures = '', source } = useTranslationDesk()
  const { openModal } = useModal()
  if (selectedIDs.length === 0) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        onClick={() => openModal(t('exchange.export.action'))}
      >
        {t('exchange.export.action')}
      </Button>
      <ExportDrawer
        documents={selectedIDs.map((id) => ({ slug: pictures, id: String(id) }))}
        initial={isLanguage(code) && code !== source ? [code] : []}
      />
    </>
  )
}
