'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CodeFormat } from '@/qr/decode/code-found'
import { browserPlatform } from './browser-platform'
import type { ScanSnapshot } from './entry-list'
import { createScanQueue } from './scan-queue'

const nothing: ScanSnapshot = { pictures: [], isBusy: false }

/**
 * Pictures, pages and frames and the codes in them. What is read from then on is searched for
 * `formats`. Everything is given back when the caller goes.
 */
export function useScanQueue({ formats }: { formats: readonly CodeFormat[] }) {
  const [queue] = useState(() => createScanQueue(browserPlatform))
  const { pictures, isBusy } = useSyncExternalStore(
    queue.subscribe,
    queue.getSnapshot,
    () => nothing,
  )

  useEffect(() => {
    queue.setFormats(formats)
  }, [queue, formats])
  const { add, cancel, retry, remove, clear, getPixels } = queue

  useEffect(() => {
    const timer = stopping.get(queue)
    clearTimeout(timer)
    return () => {
      // React may take the effect back and run it again at once, with pictures on their way.
      stopping.set(queue, setTimeout(queue.stop, 0))
    }
  }, [queue])

  return { pictures, isBusy, add, cancel, retry, remove, clear, getPixels }
}

const stopping = new WeakMap<object, ReturnType<typeof setTimeout>>()
