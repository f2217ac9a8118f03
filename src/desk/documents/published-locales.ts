import { type DeskLocale, languageCodes } from '../languages'

/**
 * Returns the locales in which a document or global, read with `locale: 'all'`, is published. The
 * status is stored per locale, which the generated types omit; without drafts, every locale is
 * published.
 */
export function publishedLocales(
  entry: object,
  codes: readonly DeskLocale[] = languageCodes(),
): DeskLocale[] {
  const status: unknown = '_status' in entry ? entry._status : 'published'
  return codes.filter((code) => {
    const own = isStatuses(status) ? status[code] : status
    return own === 'published'
  })
}

function isStatuses(status: unknown): status is Partial<Record<DeskLocale, string>> {
  return typeof status === 'object' && status !== null
}
