import { createContext, useContext } from 'react'
import type { ListedCode } from '@/codes'
import type { Design } from '@/qr/design'
import type { ShownStatus } from '@/tools/shared/dynamic/code-status-mark'
import type { Outcome } from '@/tools/shared/shelf/use-outcome'
import type { IconName } from '@/ui/icon/icon-names'
import type { SelectOption } from '@/ui/select'
import type { ListQuery } from './code-query'

/** Something to do with a code: an address to go to, or a function. */
export type RowAction = {
  label: string
  icon: IconName
  does: string | (() => void)
  /** Whether it is next to the code as well. */
  isButton?: boolean
}

export const stateIcons = {
  pause: 'pause',
  resume: 'play',
  archive: 'archive',
  unarchive: 'archive-restore',
  delete: 'trash-2',
  restore: 'undo-2',
} as const satisfies Record<string, IconName>

/** What is not possible may be left in a list. */
type Listed<Entry> = readonly (Entry | false | null | undefined | '')[]

/** A code in a list. What its source does not know or cannot do is absent. */
export type ShownCode = {
  slug: string
  name: string
  /** Address of the page on which the code is edited. */
  page?: string | undefined
  status?: ShownStatus | undefined
  facts?: Pick<ListedCode, 'link' | 'type' | 'scans' | 'updatedAt'> | undefined
  /** Where the code leads, in one line. */
  target?: string | undefined
  /** `none` if it is not known. */
  picture?: Design | 'loading' | 'none'
  /** Name of its folder. */
  folder?: string | undefined
  tags?: readonly string[]
  isArchived?: boolean
  externalId?: string | null
  remarks?: Listed<{ tone: 'bad' | 'warn' | 'ink-soft'; text: string }>
  actions: Listed<RowAction>
  selection?: { isOn: boolean; choose: (isOn: boolean, isRange: boolean) => void }
}

/** Where a list of codes comes from: the keys of this browser, or a workspace. */
export type CodeListSource = {
  status: 'loading' | 'ready' | 'failed'
  rows: readonly ShownCode[]
  /** Rows to show at first and with each press on “more”; all by default. */
  pageSize?: number
  /** The codes that are not loaded yet. */
  more?: { count: number; isBusy: boolean; load: () => void } | undefined
  query: ListQuery
  onQuery: (query: ListQuery) => void
  /** Absent if there is nothing to search. */
  filters?: readonly {
    name: 'folder' | 'type' | 'status' | 'archived'
    label: string
    options: readonly SelectOption[]
  }[]
  tagFilter?: { label: string; known: readonly string[] }
  /** Replaces the list before its first code. */
  empty?: { title: string; text: string; link?: { label: string; href: string } } | undefined
  /** Why codes are missing. */
  fault?: { title: string; text: string; retry?: () => void } | undefined
  outcome: Outcome | undefined
  onOutcome: (outcome: Outcome) => void
  texts: { label: string; loading: string; search: string; count: string }
}

const SourceContext = createContext<CodeListSource | null>(null)
export const CodeListProvider = SourceContext.Provider

export function useCodeListSource(): CodeListSource {
  const source = useContext(SourceContext)
  if (!source) throw new Error('useCodeListSource needs a source above it')
  return source
}

/** Returns an address without its scheme. */
export function shortenAddress(url: string): string {
  return url.replace(/^https?:\/\//i, '')
}

/** Returns the name of a code, or where it leads. */
export function nameCode({ name, target, slug }: Pick<ListedCode, 'name' | 'target' | 'slug'>) {
  return name || (target && shortenAddress(target)) || slug.toUpperCase()
}
