import { dropHiddenFields } from '@/qr/content/drop-hidden-fields'
import type { PageDraft } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { shorten } from '@/tools/shared/shorten'
import { announceStoreChange } from '@/tools/shared/store-channel'
import { keepingCodes } from './keeping-choice'
import { type KeptCode, keptNameMaxLength } from './kept-code'
import { readKeptCode } from './read-kept-code'
import { isSameCode } from './same-code'

export type { KeptCode } from './kept-code'

/**
 * Keeps a code among the recent ones: in the place of the one with its `id`, or of one just like it,
 * or as a new one. A name that the visitor gave stays.
 *
 * @returns its id; null when keeping is switched off or the browser refuses to store it
 */
export async function keepCode(code: {
  id?: string
  draft: PageDraft
  design: Design
  /** What it holds in place of the content, if it is a dynamic one. */
  link?: string
  name: string
}): Promise<string | null> {
  if (!keepingCodes.isKeepingOn()) return null
  const link = code.link !== undefined && { link: code.link }
  const own = { draft: dropHiddenFields(code.draft), design: code.design, ...link }
  try {
    const store = await openBrowserStore()
    // One transaction, so that two downloads at once do not both believe to be the first.
    const change = store.transaction('codes', 'readwrite')
    const codes = (await change.store.getAll()) as KeptCode[]
    const twin =
      codes.find(({ id }) => id === code.id) ?? codes.find((other) => isSameCode(other, own))
    const kept = {
      ...nameCode(code.name, twin),
      ...own,
      version: 1,
      updatedAt: Date.now(),
    } as const
    await Promise.all([change.store.put(kept), change.done])
    announceStoreChange('codes')
    return kept.id
  } catch {
    return null
  }
}

function nameCode(name: string, twin: KeptCode | undefined) {
  const id = twin?.id ?? crypto.randomUUID()
  const createdAt = twin?.createdAt ?? Date.now()
  return twin?.isNamed
    ? { id, createdAt, name: twin.name, isNamed: true as const }
    : { id, createdAt, name: trimName(name) }
}

/** All kept codes, the last one first. @throws (rejects) where the browser has no storage */
export async function listKeptCodes(): Promise<KeptCode[]> {
  const store = await openBrowserStore()
  const found = await store.getAllFromIndex('codes', 'updatedAt')
  return found.flatMap((value) => readKeptCode(value) ?? []).reverse()
}

export async function renameKeptCode(code: KeptCode, name: string): Promise<void> {
  await putKeptCodes([{ ...code, name: trimName(name), isNamed: true }])
}

/** A second one of its own, above the first. */
export async function duplicateKeptCode(code: KeptCode, name: string): Promise<void> {
  const now = Date.now()
  const copy = { ...code, id: crypto.randomUUID(), createdAt: now, updatedAt: now }
  await putKeptCodes([{ ...copy, name: trimName(name), isNamed: true }])
}

export async function deleteKeptCodes(ids: readonly string[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('codes', 'readwrite')
  await Promise.all([...ids.map((id) => change.store.delete(id)), change.done])
  announceStoreChange('codes')
}

/** Adds codes, or puts deleted ones back: all or none. @throws (rejects) where there is no room */
export async function putKeptCodes(codes: readonly KeptCode[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('codes', 'readwrite')
  await Promise.all([...codes.map((code) => change.store.put(code)), change.done])
  announceStoreChange('codes')
}

function trimName(name: string): string {
  return shorten(name, keptNameMaxLength)
}
