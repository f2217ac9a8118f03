import { useEffect, useMemo, useRef, useState } from 'react'
import type { CodeFormat, FoundCode } from '@/qr/decode'
import type { ScanOrder } from './scan-order'
import type { ScannedPicture } from './scanned-picture'
import { useScanQueue } from './sources/use-scan-queue'
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
