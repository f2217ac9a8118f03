import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What this browser keeps for its visitor; nothing of it ever leaves the machine. */
type Stores = DBSchema & {
  codes: { key: string; value: { id: string; updatedAt: number }; indexes: { updatedAt: number } }
  presets: { key: string; value: { id: string } }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

const forget = () => {
  opened = undefined
}

/** @throws (rejects) where the browser has no IndexedDB or refuses it, as some do in private windows */
export function openBrowserStore(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>('quietzone', 1, {
    upgrade(store) {
      store.createObjectStore('codes', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
      store.createObjectStore('presets', { keyPath: 'id' })
    },
    // Another tab brings a newer version of the site: make way, and open anew when next asked.
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
