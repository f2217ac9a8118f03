import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FileUse } from '@/codes/code-document'
import type { CodeFileView } from '@/codes/code-view'
import type { OwnedKey } from '@/codes/edit-key'
import { createUploadQueue, type UploadQueue } from './create-upload-queue'
import { sendFile } from './send-file'
import type { UploadItem } from './upload-item'

export type Uploads = Pick<UploadQueue, 'add' | 'cancel' | 'retry'> & {
  items: ReadonlyMap<string, UploadItem>
  maxBytes: number
  /** All files by their ids, also those on their way, with addresses to show them at. */
  files: readonly CodeFileView[]
  /** Whether something is being sent or waits for it. */
  isBusy: boolean
  /**
   * Sends what waits, to `owner` where the code has just been made, and waits for it. False where
   * one of `uses` is not there in the end; its item says why.
   */
  settle: (uses: readonly FileUse[], owner?: OwnedKey) => Promise<boolean>
}

/**
 * The files of one code in an editor: those it has and those on their way. The list itself belongs
 * to the document (`FileUse`), whose ids are good from the moment a file is chosen. Without an owner
 * (the code is not made yet) they wait.
 */
export function useUploads({
  owner,
  files,
  maxBytes,
}: {
  owner: OwnedKey | null
  /** Those that the server has; more may come. */
  files: readonly CodeFileView[]
  /** The server's limit for one file; infinite until it has said so. */
  maxBytes: number
}): Uploads {
  const [queue] = useState(() => createUploadQueue(sendFile))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  const { slug, editKey } = owner ?? {}

  useEffect(() => queue.know(files), [queue, files])
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
      cancel: queue.cancel,
      retry: queue.retry,
      settle: (uses, newOwner) => {
        if (newOwner) queue.setOwner(newOwner)
        return queue.settle(uses.map(({ id }) => id))
      },
    }
  }, [queue, items, maxBytes])
}
