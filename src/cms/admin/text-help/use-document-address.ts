import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'

/** Returns the address of a document in the API, null while it is not saved, and its language. */
export function useDocumentAddress(): { address: string | null; locale: string } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const path = globalSlug ? `/globals/${globalSlug}` : id && `/${collectionSlug}/${id}`
  return { address: path ? config.routes.api + path : null, locale }
}
