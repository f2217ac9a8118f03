import type { CodeListSort, ListedCode } from '@/codes'
import type { ShownStatus } from '@/tools/shared/dynamic/code-status-mark'

export const archiveChoices = ['false', 'true', 'all'] as const

/** The search and the filters of a list of codes; '' is no filter. */
export type ListQuery = {
  words: string
  type: ListedCode['type'] | ''
  status: ShownStatus | ''
  /** Id of a folder, or `none`. */
  folder: string
  tag: string
  archived: (typeof archiveChoices)[number]
  sort: CodeListSort
}

export const everyCode: ListQuery = {
  ...{ words: '', type: '', status: '', folder: '', tag: '' },
  ...{ archived: 'false', sort: 'added' },
}

/** Returns whether a query leaves out codes, other than the archived ones. */
export function isFiltered({ sort: _, archived, ...filters }: ListQuery): boolean {
  return archived === 'true' || Object.values(filters).some((value) => value.trim() !== '')
}
