import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What this browser keeps for its visitor; nothing of it ever leaves the machine. */
type Stores = DBSchema & {
  codes: { key: string; value: { id: string; updatedAt: number }; indexes: { updatedAt: number } }
  presets: { key: string; value: { id: string } }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

/** @throws (rejects) where the browser has no IndexedDB or refuses it, as some do in private windows */
export function openBrowserStore(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>('quietzone', 1, {
    upgrade(store) {
      store.createObjectStore('codes', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
      store.createObjectStore('presets', { keyPath: 'id' })
    },
  }).catch((cause: unknown) => {
    opened = undefined
    throw cause
  })
  return opened
}
