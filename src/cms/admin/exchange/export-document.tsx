'use client'

import { Button, useDocumentInfo, useLocale, useModal } from '@payloadcms/ui'
import { isLocale } from '@/i18n/locales'
import type { ExportTexts } from './exchange-texts'
import { ExportDrawer } from './export-drawer'

/** Exports the document of the form, in the language that is being edited. */
export function ExportDocument({ texts }: { texts: ExportTexts }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { openModal } = useModal()
  const slug = collectionSlug ?? globalSlug
  if (!slug || (collectionSlug && !id)) return null
  const documents = [{ slug, id: collectionSlug ? String(id) : '' }]
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(texts.action)}>
        {texts.action}
      </Button>
      <ExportDrawer
        key={code}
        documents={documents}
        initial={isLocale(code) ? [code] : []}
        texts={texts}
      />
    </>
  )
}
