import { type BatchFolder, folderName, lockName, type StoredFile } from './batch-folder'

/** The part of a file handle that is available in workers; the type libraries for pages lack it. */
type SyncHandle = {
  getSize: () => number
  read: (into: Uint8Array, at: { at: number }) => number
  write: (bytes: Uint8Array, at: { at: number }) => number
  truncate: (size: number) => void
  flush: () => void
  close: () => void
}
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<SyncHandle> }

/**
 * Opens a folder of the origin private file system (OPFS) on the disk of the visitor. In workers
 * only.
 *
 * @throws (rejects) if the browser has none or refuses access, as some do in private windows
 */
export async function openDiskFolder(id: string): Promise<BatchFolder> {
  const root = await navigator.storage.getDirectory()
  const all = await root.getDirectoryHandle(folderName, { create: true })
  const folder = await all.getDirectoryHandle(id, { create: true })
  return {
    isLasting: true,
    async open(name) {
      const file = (await folder.getFileHandle(name, { create: true })) as SyncFile
      return toStoredFile(await file.createSyncAccessHandle())
    },
    toBlob: () => null,
  }
}

/** Prevents other tabs from treating the batch as interrupted while this worker lives. */
export function claimBatchFolder(id: string): void {
  if (!('locks' in navigator)) return
  void navigator.locks.request(lockName(id), () => new Promise(() => {}))
}

function toStoredFile(handle: SyncHandle): StoredFile {
  let size = handle.getSize()
  return {
    size: () => size,
    append(bytes) {
      // A full disk may write only a part without an error.
      const written = handle.write(bytes, { at: size })
      if (written !== bytes.length) throw new DOMException('Disk is full', 'QuotaExceededError')
      size += written
    },
    read(from, to) {
      const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from))
      const count = handle.read(bytes, { at: from })
      return bytes.subarray(0, count)
    },
    truncate(length) {
      if (length >= size) return
      handle.truncate(length)
      size = length
    },
    flush: () => handle.flush(),
    close: () => handle.close(),
  }
}
