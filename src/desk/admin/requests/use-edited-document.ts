'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { DeskLocale } from '../../languages'

/** The document of a form, as endpoints name it, and the language that is edited. */
export function useEditedDocument() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  return {
    document: globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`,
    isSaved: Boolean(id || globalSlug),
    entity: globalSlug ?? collectionSlug ?? '',
    /** '' for a global. */
    id: globalSlug ? '' : String(id ?? ''),
    locale: code as DeskLocale,
  }
}
