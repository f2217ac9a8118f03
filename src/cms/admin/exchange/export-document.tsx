'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useEditedDocument } from '../requests/use-edited-document'
import type { ExportTexts } from './exchange-texts'
import { ExportDrawer } from './export-drawer'

/** Exports the document of the form, in the language that is being edited. */
export function ExportDocument({ texts }: { texts: ExportTexts }) {
  const { entity, id, isSaved, locale } = useEditedDocument()
  const { openModal } = useModal()
  if (!isSaved) return null
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(texts.action)}>
        {texts.action}
      </Button>
      <ExportDrawer
        key={locale}
        documents={[{ slug: entity, id }]}
        initial={[locale]}
        texts={texts}
      />
    </>
  )
}
