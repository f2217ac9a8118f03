import type { PayloadRequest } from 'payload'
import { type Locale, localeCodes } from '@/i18n/locales'
import { isValues, type Values } from '../row-fields'

/** Which language was saved last, and by whom; no person for the seed and for what is older than this. */
export type LastEdit = { locale: Locale; user: string | null }

/** @param version as read with all languages */
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
 * Whether an autosave is written over the newest version: only while the same person edits the same
 * language, so that the history keeps what others have saved. A patch of Payload calls it.
 */
export function continuesAutosave(version: Values, req: PayloadRequest): boolean {
  const last = findLastEdit(version)
  return !last || (last.locale === req.locale && last.user === (req.user?.id ?? null))
}
