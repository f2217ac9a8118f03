import { readSlug } from '@/codes'
import type { PageType } from '@/qr/content'
import { storedText, storedValue } from '@/std/stored-value'

const storedLink = (type: PageType) => storedText('sessionStorage', `generator:link:${type}`)
/** Never a slug: those that owners choose may be any word. */
const unsaved = ''

/**
 * Returns the slug of the dynamic code in this tab, null for an unsaved one; undefined for a static
 * code.
 */
export function findSessionSlug(type: PageType): string | null | undefined {
  const stored = storedLink(type).read()
  return typeof stored === 'string' ? (readSlug(stored) ?? null) : undefined
}

export function storeSessionSlug(type: PageType, slug: string | null | undefined): void {
  storedLink(type).write(slug === undefined ? null : (slug ?? unsaved))
}

/** The last saved state of a code in this tab, to detect changes after a reload. */
export type SavedState = { revision: number; mark: string }

const storedState = (slug: string) =>
  storedValue('sessionStorage', `generator:saved:${slug}`, (found): SavedState | undefined => {
    const { revision, mark } = (found ?? {}) as Partial<SavedState>
    return typeof revision === 'number' && typeof mark === 'string' ? { revision, mark } : undefined
  })

export function findSavedState(slug: string): SavedState | undefined {
  return storedState(slug).read()
}

export function storeSavedState(slug: string, state: SavedState | null): void {
  storedState(slug).write(state)
}
