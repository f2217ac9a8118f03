import { dropHiddenFields, type PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'
import { openBrowserStore, putEntries } from '@/tools/shared/browser-store'
import { createStorageChoice } from '@/tools/shared/shelf/storage-choice'
import { shorten } from '@/tools/shared/shorten'
import { announceStoreChange } from '@/tools/shared/store-channel'
import { readStoredCode } from './read-stored-code'
import { type RecentCode, storedNameMaxLength } from './recent-code'
import { isSameCode } from './same-code'

export const recentCodesStorage = createStorageChoice('keep-codes')

/**
 * Stores a code among the recent ones: replaces the one with its `id` or an identical one, or adds
 * a new one. A name set by the visitor is preserved.
 *
 * @returns its id; null if storage is switched off or the browser refuses to store it
 */
export async function storeCode(code: {
  id?: string
  draft: PageDraft
  design: Design
  /** The link that a dynamic code contains instead of its content. */
  link?: string
  name: string
}): Promise<string | null> {
  if (!recentCodesStorage.isOn()) return null
  const link = code.link !== undefined && { link: code.link }
  const own = { draft: dropHiddenFields(code.draft), design: code.design, ...link }
  try {
    const store = await openBrowserStore()
    // One transaction, so that of two simultaneous downloads only one is the first.
    const change = store.transaction('codes', 'readwrite')
    const codes = (await change.store.getAll()) as RecentCode[]
    const twin =
      codes.find(({ id }) => id === code.id) ?? codes.find((other) => isSameCode(other, own))
    const stored = {
      ...nameCode(code.name, twin),
      ...own,
      version: 1,
      updatedAt: Date.now(),
    } as const
    await Promise.all([change.store.put(stored), change.done])
    announceStoreChange('codes')
    return stored.id
  } catch {
    return null
  }
}

function nameCode(name: string, twin: RecentCode | undefined) {
  const id = twin?.id ?? crypto.randomUUID()
  const createdAt = twin?.createdAt ?? Date.now()
  return twin?.isNamed
    ? { id, createdAt, name: twin.name, isNamed: true as const }
    : { id, createdAt, name: trimName(name) }
}

/** Returns all stored codes, the last one first. @throws (rejects) if the browser has no storage */
export async function listStoredCodes(): Promise<RecentCode[]> {
  const store = await openBrowserStore()
  const found = await store.getAllFromIndex('codes', 'updatedAt')
  return found.flatMap((value) => readStoredCode(value) ?? []).reverse()
}

export async function renameStoredCode(code: RecentCode, name: string): Promise<void> {
  await putEntries('codes', [{ ...code, name: trimName(name), isNamed: true }])
}

/** Stores a copy with its own id, above the original. */
export async function duplicateStoredCode(code: RecentCode, name: string): Promise<void> {
  const now = Date.now()
  const copy = { ...code, id: crypto.randomUUID(), createdAt: now, updatedAt: now }
  await putEntries('codes', [{ ...copy, name: trimName(name), isNamed: true }])
}

function trimName(name: string): string {
  return shorten(name, storedNameMaxLength)
}
