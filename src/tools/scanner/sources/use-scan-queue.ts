'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CodeFormat } from '@/qr/decode'
import { zxingUrl } from '@/tools/shared/zxing-url'
import type { ScanSnapshot } from './entry-list'
import { reuseDecoder } from './reuse-decoder'
import type { ScanPlatform } from './scan-platform'
import { createScanQueue } from './scan-queue'

/** The browser's implementation; decoders and openers are loaded with the first picture. */
const browserPlatform: ScanPlatform = {
  startDecoder: reuseDecoder(async () => {
    const { startDecoder } = await import('@/qr/decode')
    return startDecoder({ wasmUrl: zxingUrl() })
  }),
  openFile: async (file) => (await import('./open-file')).openFile(file),
  readPixels: async (sheet) => (await import('./read-sheet-pixels')).readSheetPixels(sheet),
  revokeUrl: (url) => URL.revokeObjectURL(url),
}

const empty: ScanSnapshot = { pictures: [], isBusy: false }

/**
 * Pictures, pages and frames with their codes. A change of `formats` applies to later pictures.
 * Everything is released on unmount, the decoder when it is idle.
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
