import type { Locale } from '@/i18n/locales'
import { publishedIn } from '../published-in'
import { isValues, type Values } from '../row-fields'
import { findLastEdit, type LastEdit } from './last-edit'

/** A version as read with all languages, from the newest to the oldest. */
export type StoredVersion = {
  id: string
  updatedAt: string
  autosave?: boolean | null
  publishedLocale?: string | null
  version: object
}

/**
 * `public` is what readers see in the language of the version now, `currentDraft` what is written
 * for it since; the others have been replaced.
 */
export type VersionState = 'public' | 'currentDraft' | 'earlierPublic' | 'draft'

export type DescribedVersion = {
  id: string
  updatedAt: string
  isAutosave: boolean
  edit: LastEdit | null
  state: VersionState
}

/** Tells for each version who saved it in which language, and what it is in that language. */
export function describeVersions(
  versions: readonly StoredVersion[],
  publicIn: readonly Locale[],
): DescribedVersion[] {
  const seen = new Map<Locale, 'draft' | 'published'>()
  return versions.map((stored) => {
    const edit = readEdit(stored)
    const isPublished = edit !== null && publishedIn(stored.version).includes(edit.locale)
    const newer = edit ? seen.get(edit.locale) : undefined
    if (edit && newer !== 'published') seen.set(edit.locale, isPublished ? 'published' : 'draft')
    const { id, updatedAt } = stored
    const described = { id, updatedAt, isAutosave: Boolean(stored.autosave), edit }
    if (!isPublished) return { ...described, state: edit && !newer ? 'currentDraft' : 'draft' }
    const isPublic = newer !== 'published' && publicIn.includes(edit.locale)
    return { ...described, state: isPublic ? 'public' : 'earlierPublic' }
  })
}

/** Versions that are older than the notes of edits tell at most in which language they were published. */
function readEdit({ publishedLocale, version }: StoredVersion): LastEdit | null {
  const edit = isValues(version) ? findLastEdit(version as Values) : null
  return edit ?? (publishedLocale ? { locale: publishedLocale as Locale, user: null } : null)
}
