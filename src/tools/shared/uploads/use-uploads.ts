import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CodeFileView, OwnedKey } from '@/codes'
import { createUploadQueue, type UploadQueue } from './create-upload-queue'
import { sendFile } from './send-file'
import type { UploadItem } from './upload-item'

export type Uploads = Pick<UploadQueue, 'add' | 'restore' | 'cancel' | 'retry'> & {
  items: ReadonlyMap<string, UploadItem>
  maxBytes: number
  /** All files, those not yet uploaded with a `blob:` address. */
  files: readonly CodeFileView[]
  /** Whether an upload is waiting or running. */
  isBusy: boolean
  /**
   * Uploads what is waiting, to `owner` if the code was just created. Resolves to false if one of
   * the files failed; its item has the reason.
   */
  settle: (ids: readonly string[], owner?: OwnedKey) => Promise<boolean>
}

/**
 * Files of one code in an editor, uploaded or not. The list belongs to the document (`FileUse`); an
 * id is valid from the moment the file is chosen. Without an owner (the code does not exist yet)
 * files wait.
 */
export function useUploads({
  owner,
  files,
  maxBytes,
  onAdded,
}: {
  owner: OwnedKey | null
  /** Files on the server; the list may grow. */
  files: readonly CodeFileView[]
  /** The server's limit for one file; infinite until it is known. */
  maxBytes: number
  /** Called with each file that was added. */
  onAdded?: (id: string, file: File) => void
}): Uploads {
  const [queue] = useState(() => createUploadQueue(sendFile, onAdded))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  const { slug, editKey } = owner ?? {}

  useEffect(() => queue.addStored(files), [queue, files])
  useEffect(() => queue.setMaxBytes(maxBytes), [queue, maxBytes])
  useEffect(() => {
    queue.setOwner(slug && editKey ? { slug, editKey } : null)
  }, [queue, slug, editKey])
  useEffect(() => {
    window.addEventListener('online', queue.retryLost)
    return () => window.removeEventListener('online', queue.retryLost)
  }, [queue])
  useEffect(() => () => queue.close(), [queue])

  return useMemo(() => {
    const all = [...items.values()]
    return {
      items,
      maxBytes,
      files: all.map(({ file }) => file),
      isBusy: all.some(({ state }) => state !== 'done' && state !== 'failed'),
      add: queue.add,
      restore: queue.restore,
      cancel: queue.cancel,
      retry: queue.retry,
      settle: (ids, newOwner) => {
        if (newOwner) queue.setOwner(newOwner)
        return queue.settle(ids)
      },
    }
  }, [queue, items, maxBytes])
}
