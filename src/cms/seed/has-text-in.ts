import { isLocale, type Locale } from '@/i18n/locales'

/**
 * Returns whether a document has any text in a language. `document` was read with `locale: 'all'`,
 * where a localized value is an object by language. The status does not count as text.
 */
export function hasTextIn(document: unknown, locale: Locale): boolean {
  if (Array.isArray(document)) return document.some((entry) => hasTextIn(entry, locale))
  if (typeof document !== 'object' || document === null) return false
  const entries = Object.entries(document)
  if (entries.length > 0 && entries.every(([key]) => isLocale(key))) {
    return Boolean((document as Record<string, unknown>)[locale])
  }
  return entries.some(([key, value]) => key !== '_status' && hasTextIn(value, locale))
}
