import type { Access, Where } from 'payload'
import { isLocale } from '@/i18n/locales'
import { isStaff } from './is-staff'

const published = { equals: 'published' }

/**
 * Visitors read what is published in the language they ask for. All languages at once would show
 * the unpublished ones as well, and so would a fallback to a language that is not published.
 */
export const publishedOrStaff: Access = ({ req }) => {
  if (isStaff({ req })) return true
  if (!isLocale(req.locale)) return false
  const fallbacks = [req.fallbackLocale].flat().filter(isLocale)
  const conditions: Where[] = fallbacks.map((code) => ({ [`_status.${code}`]: published }))
  return { and: [{ _status: published }, ...conditions] }
}
