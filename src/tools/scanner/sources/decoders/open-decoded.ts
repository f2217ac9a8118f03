import { callWorker } from '@/std/call-worker'
import { loadImage } from '../load-image'
import { openBitmap } from '../open-bitmap'
import { openStill } from '../open-still'
import { type OpenedFile, SheetError } from '../opened-file'
import type { PictureDecoder } from './picture-decoder'

export type DecodedFormat = 'heif' | 'tiff'

/** Decoding needs several times its four bytes for each pixel. */
const maxPixels = 100_000_000
const maxPages = 300
/** For reading what the file contains, and for each of its pictures. */
const openLimitMs = 20_000
const drawLimitMs = 30_000

/**
 * A file in a format that few browsers know. A browser that shows its only picture decodes it itself,
 * any other file is decoded in a worker, which is loaded for it and ended with it.
 *
 * @throws SheetError
 */
export async function openDecoded(file: Blob, format: DecodedFormat): Promise<OpenedFile> {
  // It shows the main picture of several in HEIF, but only the first page of a TIFF.
  const isShown = await canShow(file)
  if (isShown && format === 'heif') return openStill(file, true)
  const worker = callWorker<PictureDecoder>(startThread[format]())
  const fail = (reason: ConstructorParameters<typeof SheetError>[0]) => (): never => {
    worker.stop()
    throw new SheetError(reason)
  }
  await worker.call((decoder) => decoder.prepare()).catch(fail('decoder-failed'))
  const sizes = await worker
    .call((decoder) => decoder.open(file), AbortSignal.timeout(openLimitMs))
    .catch(fail('unreadable-picture'))
  if (isShown && sizes.length === 1) {
    worker.stop()
    return openStill(file, true)
  }
  return {
    kind: 'pages',
    count: Math.min(sizes.length, maxPages),
    total: sizes.length,
    // Whoever cancels it closes the file, which ends the worker.
    openSheet: async (index) => {
      const { width = 0, height = 0 } = sizes[index] ?? {}
      if (width * height > maxPixels) throw new SheetError('too-large')
      const drawing = AbortSignal.timeout(drawLimitMs)
      const bitmap = await worker
        .call((decoder) => decoder.draw(index), drawing)
        .catch((): never => {
          // Those after it would wait.
          if (drawing.aborted) worker.stop()
          throw new SheetError(undrawn[format])
        })
      if (sizes.length === 1) return openBitmap(bitmap)
      return openBitmap(bitmap, { kind: 'page', number: index + 1, count: sizes.length })
    },
    close: () => worker.stop(),
  }
}

/** Cameras write one kind of HEIF, so it is damaged; programs compress TIFF in many ways. */
const undrawn = { heif: 'unreadable-picture', tiff: 'unsupported-picture' } as const

const startThread: Readonly<Record<DecodedFormat, () => Worker>> = {
  heif: () => new Worker(new URL('./heif-worker.ts', import.meta.url), { type: 'module' }),
  tiff: () => new Worker(new URL('./tiff-worker.ts', import.meta.url), { type: 'module' }),
}

async function canShow(file: Blob): Promise<boolean> {
  const url = URL.createObjectURL(file)
  try {
    return (await loadImage(url)).naturalWidth > 0
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(url)
  }
}
