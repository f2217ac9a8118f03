import { expose } from 'comlink'
import { paths } from '@/paths'
import { prepareZxing } from '@/qr/decode'
import type { Pixels } from '@/qr/render'
import { fetchGlyphs } from '@/qr/text'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import { traceText } from '@/tools/shared/text/trace-text'
import { barcodeWriterUrl } from '../barcode-writer-url'
import { createDrawApi } from './draw-api'
import type { DrawPicture } from './draw-picture-pixels'
import { createPictureLoader } from './load-work-pictures'

/** Enough for four pixels a module of the largest symbol with its frame. */
const maxSidePx = 1000

const drawWorkerApi = {
  /** Draws for the worker that writes the batch, at the other end of `port`. */
  async serve(port: MessagePort, drawPicture: DrawPicture): Promise<void> {
    const api = createDrawApi({
      readPng,
      loadPictures: createPictureLoader(drawPicture),
      loadGlyphs: fetchGlyphs(paths.glyphs),
      traceText,
      loadPdfX,
      prepareDecoder: (wasmUrl) => prepareZxing({ wasmUrl }),
      prepareWriter: async () => {
        const { prepareBarcodeWriter } = await import('@/qr/barcode/encode-barcode')
        await prepareBarcodeWriter({ wasmUrl: barcodeWriterUrl() })
      },
    })
    expose(api, port)
  },
}
export type DrawWorkerApi = typeof drawWorkerApi

expose(drawWorkerApi)

/** Decodes a PNG with the browser, scaled down if it is large. Also in workers. */
async function readPng(png: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([png], { type: 'image/png' }))
  try {
    const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to read a picture with')
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    return { rgba: context.getImageData(0, 0, width, height).data, width, height }
  } finally {
    bitmap.close()
  }
}
