'use client'

import { Button, useLocale, useModal, useSelection } from '@payloadcms/ui'
import { useTexts } from '@/cms/admin/use-texts'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { ExportDrawer } from './export-drawer'

/** Exports the alternative texts of the pictures that are selected in the list. */
export function ExportPictures() {
  const t = useTexts()
  const { selectedIDs } = useSelection()
  const { code } = useLocale()
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
        documents={selectedIDs.map((id) => ({ slug: 'media', id: String(id) }))}
        initial={isLocale(code) && code !== defaultLocale ? [code] : []}
      />
    </>
  )
}
