import { openBrowserStore } from '@/tools/shared/browser-store'
import { listOutdatedFiles, undoLimits } from './list-outdated-files'

/**
 * Stores a file that undo needs after a reload, and deletes old ones. Without storage, undo after a
 * reload starts later. Resolves to whether the file is stored.
 */
export async function storeUndoFile(id: string, file: Blob): Promise<boolean> {
  if (file.size > undoLimits.bytes) return false
  try {
    const store = await openBrowserStore()
    const change = store.transaction('undo', 'readwrite')
    const now = Date.now()
    const stored = (await change.store.getAll()).filter((entry) => entry.id !== id)
    const outdated = listOutdatedFiles(stored, { bytes: file.size, now })
    await Promise.all([
      ...outdated.map((old) => change.store.delete(old)),
      change.store.put({ id, file, storedAt: now }),
      change.done,
    ])
    return true
  } catch {
    return false
  }
}

/** Returns the files that are stored, by id. */
export async function findUndoFiles(ids: readonly string[]): Promise<ReadonlyMap<string, Blob>> {
  if (ids.length === 0) return new Map()
  try {
    const store = await openBrowserStore()
    const found = await Promise.all(ids.map((id) => store.get('undo', id)))
    return new Map(found.flatMap((entry) => (entry ? [[entry.id, entry.file] as const] : [])))
  } catch {
    return new Map()
  }
}
