import type { OwnedKey } from '@/codes/edit-key'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { announceStoreChange } from '@/tools/shared/store-channel'

/** A key that this browser holds, with what the list shows before the server has answered. */
export type KeptKey = OwnedKey & { name: string; addedAt: number }

/** @throws (rejects) where the browser keeps nothing; a user who just got a key must be notified */
export async function keepKeys(keys: readonly KeptKey[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('keys', 'readwrite')
  await Promise.all([...keys.map((key) => change.store.put(key)), change.done])
  announceStoreChange('keys')
}

/** All kept keys, the last one first. @throws (rejects) where the browser has no storage */
export async function listKeptKeys(): Promise<KeptKey[]> {
  const store = await openBrowserStore()
  const keys = await store.getAll('keys')
  return keys.sort((a, b) => b.addedAt - a.addedAt)
}

/** @throws (rejects) where the browser has no storage */
export async function countStoredKeys(): Promise<number> {
  return (await openBrowserStore()).count('keys')
}

export async function findKeptKey(slug: string): Promise<KeptKey | undefined> {
  const store = await openBrowserStore()
  return store.get('keys', slug)
}

export async function forgetKeys(slugs: readonly string[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('keys', 'readwrite')
  await Promise.all([...slugs.map((slug) => change.store.delete(slug)), change.done])
  announceStoreChange('keys')
}
