'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CodeFormat } from '@/qr/decode'
import { browserPlatform } from './browser-platform'
import type { ScanSnapshot } from './entry-list'
import { createScanQueue } from './scan-queue'

const empty: ScanSnapshot = { pictures: [], isBusy: false }

/**
 * Pictures, pages and frames with their codes. A change of `formats` applies to later pictures.
 * Everything is released on unmount.
 */
export function useScanQueue({ formats }: { formats: readonly CodeFormat[] }) {
  const [queue] = useState(() => createScanQueue(browserPlatform))
  const { pictures, isBusy } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => empty)

  useEffect(() => {
    queue.setFormats(formats)
  }, [queue, formats])
  const { add, cancel, retry, remove, clear, getPixels } = queue

  useEffect(() => {
    const timer = stopping.get(queue)
    clearTimeout(timer)
    return () => {
      // Strict mode unmounts and mounts again at once, which must not stop the queue.
      stopping.set(queue, setTimeout(queue.stop, 0))
    }
  }, [queue])

  return { pictures, isBusy, add, cancel, retry, remove, clear, getPixels }
}

const stopping = new WeakMap<object, ReturnType<typeof setTimeout>>()
