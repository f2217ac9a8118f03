import type { OwnedKey } from '@/codes'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { announceStoreChange } from '@/tools/shared/store-channel'

/**
 * A key in this browser, with what the list shows before the server has answered. `backupAt` is the
 * time when its owner saved it somewhere else; without one, losing the browser's data loses the
 * code.
 */
export type StoredKey = OwnedKey & { name: string; addedAt: number; backupAt?: number }

/** @throws (rejects) if the browser has no storage; a user with a new key must be notified */
export async function storeKeys(keys: readonly StoredKey[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('keys', 'readwrite')
  await Promise.all([...keys.map((key) => change.store.put(key)), change.done])
  announceStoreChange('keys')
  void requestPersistence()
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

/** Changes stored keys; others are ignored. @throws (rejects) if the browser has no storage */
export async function changeStoredKeys(
  slugs: readonly string[],
  change: (key: StoredKey) => Partial<Pick<StoredKey, 'name' | 'backupAt'>>,
): Promise<void> {
  const store = await openBrowserStore()
  const transaction = store.transaction('keys', 'readwrite')
  for (const slug of slugs) {
    const key = await transaction.store.get(slug)
    if (key) await transaction.store.put({ ...key, ...change(key) })
  }
  await transaction.done
  announceStoreChange('keys')
}

/** Records that these keys are now also stored outside this browser. */
export async function markBackup(slugs: readonly string[]): Promise<void> {
  const backupAt = Date.now()
  // Without storage there is no reminder either.
  await changeStoredKeys(slugs, () => ({ backupAt })).catch(() => {})
}

export async function removeKeys(slugs: readonly string[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction('keys', 'readwrite')
  await Promise.all([...slugs.map((slug) => change.store.delete(slug)), change.done])
  announceStoreChange('keys')
}

/**
 * Requests that the browser does not delete its data when storage runs low. Some browsers prompt
 * the visitor, others decide without a prompt.
 */
async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Without secure context there is nothing to request; the key's backup matters more.
  }
}
