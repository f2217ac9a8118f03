'use client'

import { Button, useDocumentInfo, useLocale, useModal } from '@payloadcms/ui'
import { defaultLocale, isLocale } from '@/i18n/locales'
import type { ExportTexts } from './exchange-texts'
import { ExportDrawer } from './export-drawer'

const slug = 'export-document'

/** Exports the document of the form, in the language that is being edited. */
export function ExportDocument({ texts }: { texts: ExportTexts }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { openModal, modalState } = useModal()
  const entity = collectionSlug ?? globalSlug
  if (!entity || (collectionSlug && !id)) return null
  const chosen = isLocale(code) && code !== defaultLocale ? { chosen: [code] } : {}
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(slug)}>
        {texts.action}
      </Button>
      {modalState[slug]?.isOpen && (
        <ExportDrawer
          slug={slug}
          documents={[{ slug: entity, id: String(collectionSlug ? id : '') }]}
          texts={texts}
          {...chosen}
        />
      )}
    </>
  )
}
