import type { PayloadRequest } from 'payload'
import { isValues, type Values } from '@/desk/documents/row-fields'
import { type Locale, localeCodes } from '@/i18n/locales'

/** The last saved language and its user; null for the seed and for older versions. */
export type LastEdit = { locale: Locale; user: string | null }

/** @param version a version with all languages */
export function findLastEdit(version: Values): LastEdit | null {
  const [at, by] = [version.lastEditedAt, version.lastEditedBy].map(inLocales)
  const [newest] = localeCodes
    .filter((locale) => at?.[locale])
    .sort((one, other) => Date.parse(String(at?.[other])) - Date.parse(String(at?.[one])))
  if (!newest) return null
  const user = by?.[newest]
  return { locale: newest, user: user ? String(isValues(user) ? user.id : user) : null }
}

const inLocales = (value: unknown): Values => (isValues(value) ? value : {})

/**
 * Returns whether an autosave overwrites the newest version: only while the same user edits the
 * same language, so that the history retains the saves of others. Called by a patch of Payload.
 */
export function continuesAutosave(version: Values, req: PayloadRequest): boolean {
  const last = findLastEdit(version)
  return !last || (last.locale === req.locale && last.user === (req.user?.id ?? null))
}
