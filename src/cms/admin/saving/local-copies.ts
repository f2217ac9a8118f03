import { type DBSchema, openDB } from 'idb'
import type { Values } from '@/desk/documents/row-fields'

/** What a form contains that is not saved. */
export type LocalCopy = {
  /** Identifies the opened form, so that two tabs do not overwrite each other's copies. */
  id: string
  user: string
  /** Collection and id, or global, and the language. */
  document: string
  storedAt: number
  /** The changed values, and the revision that they were changed from. */
  values: Values
  /** A chosen file that is not uploaded. */
  file?: File
}

type Stores = DBSchema & { copies: { key: string; value: LocalCopy } }

const maxAgeMs = 14 * 24 * 3_600_000
const maxCopies = 30
/** Larger files are not kept: they can be chosen again. */
const maxFileBytes = 20 * 1024 * 1024

const open = () =>
  openDB<Stores>('quietzone-drafts', 1, {
    upgrade: (store) => {
      store.createObjectStore('copies', { keyPath: 'id' })
    },
  })

async function withStore<T>(work: (store: Awaited<ReturnType<typeof open>>) => Promise<T>) {
  const store = await open()
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

/** Adds a copy or replaces that of the same form. @throws (rejects) if the browser stores nothing */
export const putCopy = ({ file, ...copy }: LocalCopy): Promise<unknown> =>
  withStore((store) => {
    const isKept = file && file.size <= maxFileBytes
    return store.put('copies', isKept ? { ...copy, file } : copy)
  })

export const deleteCopy = (id: string): Promise<void> =>
  withStore((store) => store.delete('copies', id))

/** Returns the copies of a document that no open form is about to save, newest first. */
export async function findCopies(
  user: string,
  document: string,
  now = Date.now(),
): Promise<LocalCopy[]> {
  const open = await listOpenForms()
  const copies = await withStore(async (store) => {
    const all = await store.getAll('copies')
    all.sort((a, b) => b.storedAt - a.storedAt)
    const expired = all.filter(
      ({ id, storedAt }, index) =>
        !open.has(id) && (index >= maxCopies || now - storedAt > maxAgeMs),
    )
    for (const { id } of expired) await store.delete('copies', id)
    return all.filter((copy) => !expired.includes(copy))
  })
  return copies.filter(
    (copy) => copy.user === user && copy.document === document && !open.has(copy.id),
  )
}

/** Deletes the copies of a user who signs out: others may use this browser after them. */
export const forgetCopies = (user: string): Promise<void> =>
  withStore(async (store) => {
    for (const copy of await store.getAll('copies'))
      if (copy.user === user) await store.delete('copies', copy.id)
  })

const lockPrefix = 'quietzone-form:'

/** Marks a form as open until `signal` aborts or its tab is closed. */
export function holdForm(id: string, signal: AbortSignal): void {
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  // Browsers have locks in secure contexts only; without them, copies of open forms are offered.
  void navigator.locks?.request(lockPrefix + id, () => closed)
}

async function listOpenForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = held.map(({ name = '' }) => name)
  return new Set(
    names
      .filter((name) => name.startsWith(lockPrefix))
      .map((name) => name.slice(lockPrefix.length)),
  )
}
