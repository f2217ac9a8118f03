import { readSlug } from '@/codes/slug'
import type { PageType } from '@/qr/content/content-types'
import { storedText, storedValue } from '@/std/stored-value'

const keptLink = (type: PageType) => storedText('sessionStorage', `generator:link:${type}`)
const unsaved = 'unsaved'

/** Whether the code that this tab was at was a dynamic one, and which; undefined for a static one. */
export function findSessionSlug(type: PageType): string | null | undefined {
  const kept = keptLink(type).read()
  return typeof kept === 'string' ? (readSlug(kept) ?? null) : undefined
}

export function keepSessionSlug(type: PageType, slug: string | null | undefined): void {
  keptLink(type).write(slug === undefined ? null : (slug ?? unsaved))
}

/** What this tab has saved of a code last, to know after a reload what was changed since. */
export type SavedState = { revision: number; mark: string }

const keptState = (slug: string) =>
  storedValue('sessionStorage', `generator:saved:${slug}`, (found): SavedState | undefined => {
    const { revision, mark } = (found ?? {}) as Partial<SavedState>
    return typeof revision === 'number' && typeof mark === 'string' ? { revision, mark } : undefined
  })

export function findSavedState(slug: string): SavedState | undefined {
  return keptState(slug).read()
}

export function keepSavedState(slug: string, state: SavedState | null): void {
  keptState(slug).write(state)
}
