import type { OwnedKey } from '@/codes'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { announceStoreChange } from '@/tools/shared/store-channel'

/** A key in this browser, with what the list shows before the server has answered. */
export type StoredKey = OwnedKey & { name: string; addedAt: number }

/** @throws (rejects) if the browser has no storage; a user with a new key must be notified */
export async function storeKeys(keys: readonly StoredKey[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('keys', 'readwrite')
  await Promise.all([...keys.map((key) => change.store.put(key)), change.done])
  announceStoreChange('keys')
}

/** Returns all stored keys, the last one first. @throws (rejects) if the browser has no storage */
export async function listStoredKeys(): Promise<StoredKey[]> {
  const store = await openBrowserStore()
  const keys = await store.getAll('keys')
  return keys.sort((a, b) => b.addedAt - a.addedAt)
}

/** @throws (rejects) if the browser has no storage */
export async function countStoredKeys(): Promise<number> {
  return (await openBrowserStore()).count('keys')
}

export async function findStoredKey(slug: string): Promise<StoredKey | undefined> {
  const store = await openBrowserStore()
  return store.get('keys', slug)
}

export async function removeKeys(slugs: readonly string[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('keys', 'readwrite')
  await Promise.all([...slugs.map((slug) => change.store.delete(slug)), change.done])
  announceStoreChange('keys')
}
