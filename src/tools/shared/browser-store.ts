import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { announceStoreChange, type StoreName } from './store-channel'

/**
 * Data that this browser stores for its visitor. Apart from the keys, nothing leaves the machine.
 */
type Stores = DBSchema & {
  codes: { key: string; value: { id: string; updatedAt: number }; indexes: { updatedAt: number } }
  presets: { key: string; value: { id: string } }
  /** Codes that the scanner has read. */
  scans: { key: string; value: { id: string; scannedAt: number }; indexes: { scannedAt: number } }
  /** The list of the current batch. */
  batch: { key: string; value: { id: string } }
  /** Edit keys of dynamic codes. */
  keys: {
    key: string
    value: { slug: string; editKey: string; name: string; addedAt: number; backupAt?: number }
  }
  /** Pictures and files of the steps that undo can restore after a reload. */
  undo: { key: string; value: { id: string; storedAt: number; file: Blob } }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

const forget = () => {
  opened = undefined
}

/**
 * @throws (rejects) if the browser has no IndexedDB or refuses it, as some do in private windows
 */
export function openBrowserStore(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>('quietzone', 4, {
    upgrade(store, from) {
      if (from < 1) {
        store.createObjectStore('codes', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
        store.createObjectStore('presets', { keyPath: 'id' })
      }
      if (from < 2) {
        store.createObjectStore('scans', { keyPath: 'id' }).createIndex('scannedAt', 'scannedAt')
        store.createObjectStore('batch', { keyPath: 'id' })
      }
      if (from < 3) store.createObjectStore('keys', { keyPath: 'slug' })
      if (from < 4) store.createObjectStore('undo', { keyPath: 'id' })
    },
    // Another tab runs a newer version of the site: close the store, and reopen it when needed.
    blocking(_current, _next, event) {
      forget()
      const store = event.target as IDBDatabase
      store.close()
    },
    terminated: forget,
  }).catch((cause: unknown) => {
    forget()
    throw cause
  })
  return opened
}

/**
 * Adds entries, or replaces those with the same key: all or none. @throws (rejects) if the storage
 * is full
 */
export async function putEntries<Name extends StoreName, Entry extends Stores[Name]['value']>(
  name: Name,
  entries: readonly Entry[],
): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction(name, 'readwrite')
  await Promise.all([...entries.map((entry) => change.store.put(entry)), change.done])
  announceStoreChange(name)
}

export async function deleteEntries(name: StoreName, keys: readonly string[]): Promise<void> {
  const store = await openBrowserStore()
  const change = store.transaction(name, 'readwrite')
  await Promise.all([...keys.map((key) => change.store.delete(key)), change.done])
  announceStoreChange(name)
}
