'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useEditedDocument } from '../requests/use-edited-document'
import { useDeskTexts } from '../use-desk-texts'
import { ExportDrawer } from './export-drawer'

/** Exports the document of the form, in the language that is being edited. */
export function ExportDocument() {
  const t = useDeskTexts()
  const { entity, id, isSaved, locale } = useEditedDocument()
  const { openModal } = useModal()
  if (!isSaved) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => openModal(t('exchange.export.action'))}
      >
        {t('exchange.export.action')}
      </Button>
      <ExportDrawer key={locale} documents={[{ slug: entity, id }]} initial={[locale]} />
    </>
  )
}
