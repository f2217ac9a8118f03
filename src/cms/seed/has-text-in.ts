import { isLocale, type Locale } from '@/i18n/locales'

/**
 * Whether anybody has written anything in this language. `document` was read with `locale: 'all'`,
 * where a localised value is an object of languages. The status alone is no text.
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
