'use client'

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CodeFormat, FoundCode } from '@/qr/decode'
import { zxingUrl } from '@/tools/shared/zxing-url'
import type { ScanOrder } from './scan-order'
import type { ScannedPicture } from './scanned-picture'
import type { ScanSnapshot } from './sources/entry-list'
import { reuseDecoder } from './sources/reuse-decoder'
import type { ScanPlatform } from './sources/scan-platform'
import { createScanQueue } from './sources/scan-queue'
import { mergeStills, useStills } from './use-stills'

export type Pictures = ReturnType<typeof usePictures>

/** Pictures from files and stills from the camera as one list, one of them selected. */
export function usePictures(formats: readonly CodeFormat[]) {
  const queue = useScanQueue({ formats })
  const { stills, ...still } = useStills()
  const pictures = useMemo(() => mergeStills(queue.pictures, stills), [queue.pictures, stills])
  const { selected, select, selectNextAdded } = useSelection(pictures)
  const isStill = (id: string) => stills.some(({ picture }) => picture.id === id)

  return {
    pictures,
    selected,
    select,
    isBusy: queue.isBusy,
    cancel: queue.cancel,
    add: ({ files, origin }: ScanOrder) => {
      selectNextAdded()
      queue.add(files, origin)
    },
    /** Without codes, or where the browser cannot open it, the still is scanned like a file. */
    addStill: async (file: Blob, codes: readonly FoundCode[]) => {
      selectNextAdded()
      const scan = () => queue.add([file], 'camera')
      if (codes.length === 0) return scan()
      await still.add(file, codes, queue.pictures.at(-1)?.id).catch(scan)
    },
    retry: (id: string) => {
      selectNextAdded()
      const file = still.remove(id)
      if (file) queue.add([file], 'camera')
      else queue.retry(id)
    },
    /** Opens a document with its password. */
    unlock: queue.unlock,
    /** Scans all pictures again in which no code was found. */
    retryEmpty: () => {
      for (const { id, state } of queue.pictures) {
        if (state.kind === 'failed' && state.reason === 'no-code') queue.retry(id)
      }
    },
    remove: (id: string) => {
      if (!still.remove(id)) queue.remove(id)
    },
    clear: () => {
      still.clear()
      queue.clear()
    },
    getPixels: (id: string) => (isStill(id) ? still.getPixels(id) : queue.getPixels(id)),
  }
}

/** The picture that is shown: the one last added, until another is chosen. */
function useSelection(pictures: readonly ScannedPicture[]) {
  const [selectedId, select] = useState<string | null>(null)
  const knownIds = useRef(new Set<string>())
  const isPending = useRef(false)
  // The first one, because a document adds all its pages.
  useEffect(() => {
    const added = pictures.find(({ id }) => !knownIds.current.has(id))
    for (const { id } of pictures) knownIds.current.add(id)
    if (!added || !isPending.current) return
    isPending.current = false
    select(added.id)
  }, [pictures])
  const selected = pictures.find(({ id }) => id === selectedId) ?? pictures[0]
  const selectNextAdded = () => {
    isPending.current = true
  }
  return { selected, select, selectNextAdded }
}

/** The browser's implementation; decoders and openers are loaded with the first picture. */
const browserPlatform: ScanPlatform = {
  startDecoder: reuseDecoder(async () => {
    const { startDecoder } = await import('@/qr/decode')
    return startDecoder({ wasmUrl: zxingUrl() })
  }),
  openFile: async (...args) => (await import('./sources/open-file')).openFile(...args),
  readPixels: async (sheet) => (await import('./sources/read-sheet-pixels')).readSheetPixels(sheet),
  revokeUrl: (url) => URL.revokeObjectURL(url),
}

const empty: ScanSnapshot = { pictures: [], isBusy: false }

/**
 * Pictures, pages and frames with their codes. A change of `formats` applies to later pictures.
 * Everything is released on unmount, the decoder when it is idle.
 */
function useScanQueue({ formats }: { formats: readonly CodeFormat[] }) {
  const [queue] = useState(() => createScanQueue(browserPlatform))
  const { pictures, isBusy } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => empty)

  useEffect(() => {
    queue.setFormats(formats)
  }, [queue, formats])
  const { add, cancel, retry, unlock, remove, clear, getPixels } = queue

  useEffect(() => {
    const timer = stopping.get(queue)
    clearTimeout(timer)
    return () => {
      // Strict mode unmounts and mounts again at once, which must not stop the queue.
      stopping.set(queue, setTimeout(queue.stop, 0))
    }
  }, [queue])

  return { pictures, isBusy, add, cancel, retry, unlock, remove, clear, getPixels }
}

const stopping = new WeakMap<object, ReturnType<typeof setTimeout>>()
