import { publishedIn } from '@/cms/published-in'
import { isValues, type Values } from '@/desk/documents/row-fields'
import type { Locale } from '@/i18n/locales'
import { findLastEdit, type LastEdit } from './last-edit'

/** A version with all languages; lists are sorted from the newest to the oldest. */
export type StoredVersion = {
  id: string
  updatedAt: string
  autosave?: boolean | null
  publishedLocale?: string | null
  /** Whether it repeats the drafts of the other languages after a publication. */
  snapshot?: boolean | null
  version: object
}

/**
 * `public` is the version that readers see now in its language, `currentDraft` the draft written
 * since; the others have been replaced.
 */
export type VersionState = 'public' | 'currentDraft' | 'earlierPublic' | 'draft'

export type DescribedVersion = {
  id: string
  updatedAt: string
  isAutosave: boolean
  edit: LastEdit | null
  state: VersionState
}

/** Determines the user, the language and the state of each version. */
export function describeVersions(
  versions: readonly StoredVersion[],
  publicIn: readonly Locale[],
): DescribedVersion[] {
  const seen = new Map<Locale, 'draft' | 'published'>()
  return versions.map((stored) => {
    const edit = readEdit(stored)
    const isPublished = edit !== null && publishedIn(stored.version).includes(edit.locale)
    const newer = edit ? seen.get(edit.locale) : undefined
    if (edit && newer !== 'published' && !stored.snapshot)
      seen.set(edit.locale, isPublished ? 'published' : 'draft')
    const { id, updatedAt } = stored
    const described = { id, updatedAt, isAutosave: Boolean(stored.autosave), edit }
    if (!isPublished) return { ...described, state: edit && !newer ? 'currentDraft' : 'draft' }
    const isPublic = newer !== 'published' && publicIn.includes(edit.locale)
    return { ...described, state: isPublic ? 'public' : 'earlierPublic' }
  })
}

/**
 * Returns the last edit. Versions from before the edit fields have at most a published language.
 */
function readEdit({ publishedLocale, version }: StoredVersion): LastEdit | null {
  const edit = isValues(version) ? findLastEdit(version as Values) : null
  return edit ?? (publishedLocale ? { locale: publishedLocale as Locale, user: null } : null)
}
