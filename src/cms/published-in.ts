import { type Locale, localeCodes } from '@/i18n/locales'

/**
 * Returns the locales in which a document or global, read with `locale: 'all'`, is published. The
 * status is stored per locale, which the generated types omit; without drafts, every locale is
 * published.
 */
export function publishedIn(entry: object): Locale[] {
  const status: unknown = '_status' in entry ? entry._status : 'published'
  return localeCodes.filter((code) => {
    const own = isStatuses(status) ? status[code] : status
    return own === 'published'
  })
}

function isStatuses(status: unknown): status is Partial<Record<Locale, string>> {
  return typeof status === 'object' && status !== null
}
