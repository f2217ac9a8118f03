import { useMemo } from 'react'
import type { CodeFormat, FoundCode } from '@/qr/decode/code-found'
import type { ScanOrder } from './scan-order'
import { useScanQueue } from './sources/use-scan-queue'
import { mergeStills, useStills } from './use-stills'

/** Pictures that are read here and those that the camera has read, as one list. */
export function useAllPictures(formats: readonly CodeFormat[]) {
  const queue = useScanQueue({ formats })
  const { stills, ...still } = useStills()
  const pictures = useMemo(() => mergeStills(queue.pictures, stills), [queue.pictures, stills])
  const isStill = (id: string) => stills.some(({ picture }) => picture.id === id)

  return {
    pictures,
    isBusy: queue.isBusy,
    cancel: queue.cancel,
    add: ({ files, origin }: ScanOrder) => queue.add(files, origin),
    /** With nothing read in it, or where it cannot be shown, it is looked at as any other picture. */
    addStill: async (file: Blob, codes: readonly FoundCode[]) => {
      const look = () => queue.add([file], 'camera')
      if (codes.length === 0) return look()
      await still.add(file, codes, queue.pictures.at(-1)?.id).catch(look)
    },
    retry: (id: string) => {
      const file = still.take(id)
      if (file) queue.add([file], 'camera')
      else queue.retry(id)
    },
    remove: (id: string) => {
      if (!still.take(id)) queue.remove(id)
    },
    clear: () => {
      still.clear()
      queue.clear()
    },
    getPixels: (id: string) => (isStill(id) ? still.getPixels(id) : queue.getPixels(id)),
  }
}
