import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { defaultLocale } from '@/i18n/locales'

/**
 * Returns the addresses of the states of a document and of its English texts for the language of
 * the form; null in English and for what is not saved yet.
 */
export function useSourceUrl(): { states: string; source: string } | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  if (!code || code === defaultLocale || !(id || globalSlug)) return null
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  const states = `${config.routes.api}${path}/translations`
  return { states, source: `${states}/source?locale=${code}` }
}
