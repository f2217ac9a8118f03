import { readSlug } from '@/codes/slug'
import type { PageType } from '@/qr/content/content-types'
import { parseKept, readSession, writeSession } from '@/tools/shared/kept/session-values'

const linkKey = (type: PageType) => `generator:link:${type}`
const savedKey = (slug: string) => `generator:saved:${slug}`
const unsaved = 'unsaved'

/** Whether the code that this tab was at was a dynamic one, and which; undefined for a static one. */
export function findSessionSlug(type: PageType): string | null | undefined {
  const kept = readSession(linkKey(type))
  if (kept === null) return undefined
  return readSlug(kept) ?? null
}

export function keepSessionSlug(type: PageType, slug: string | null | undefined): void {
  writeSession(linkKey(type), slug === undefined ? null : (slug ?? unsaved))
}

/** What this tab has saved of a code last, to know after a reload what was changed since. */
export type SavedState = { revision: number; mark: string }

export function findSavedState(slug: string): SavedState | undefined {
  const kept = parseKept(readSession(savedKey(slug))) as Partial<SavedState> | null
  const { revision, mark } = kept ?? {}
  return typeof revision === 'number' && typeof mark === 'string' ? { revision, mark } : undefined
}

export function keepSavedState(slug: string, state: SavedState | null): void {
  writeSession(savedKey(slug), state && JSON.stringify(state))
}
