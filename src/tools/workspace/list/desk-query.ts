import type { CodeListSort, ListedCode } from '@/codes'

export const archiveChoices = ['false', 'true', 'all'] as const
export type ArchiveChoice = (typeof archiveChoices)[number]

/** The search and the filters of the list; '' is no filter. */
export type DeskQuery = {
  words: string
  type: ListedCode['type'] | ''
  status: ListedCode['status'] | ''
  /** Id of a folder, or `none`. */
  folder: string
  tag: string
  archived: ArchiveChoice
  sort: CodeListSort
}

export const everyCode: DeskQuery = {
  ...{ words: '', type: '', status: '', folder: '', tag: '' },
  ...{ archived: 'false', sort: 'added' },
}

/** Returns whether a query leaves out codes, other than the archived ones. */
export function isFiltered({ sort: _, archived, ...filters }: DeskQuery): boolean {
  return archived === 'true' || Object.values(filters).some((value) => value.trim() !== '')
}

/** Writes the query of a page of the list for the API. */
export function writeListQuery(
  { words, ...filters }: DeskQuery,
  { limit, cursor }: { limit: number; cursor: string | null },
): URLSearchParams {
  const all = { q: words.trim(), ...filters, tag: filters.tag.trim(), limit: String(limit) }
  const stated = Object.entries({ ...all, cursor: cursor ?? '' }).filter(
    ([, value]) => value !== '',
  )
  return new URLSearchParams(stated)
}
