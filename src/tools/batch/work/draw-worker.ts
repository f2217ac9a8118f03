import { expose } from 'comlink'
import { paths } from '@/paths'
import { prepareZxing } from '@/qr/decode'
import { fetchGlyphs } from '@/qr/text'
import { createDrawApi } from './draw-api'
import type { DrawPicture } from './draw-picture-pixels'
import { createPictureLoader } from './load-work-pictures'
import { readPng } from './read-png'

const drawWorkerApi = {
  /** Draws for the worker that writes the batch, at the other end of `port`. */
  async serve(port: MessagePort, drawPicture: DrawPicture): Promise<void> {
    const api = createDrawApi({
      readPng,
      loadPictures: createPictureLoader(drawPicture),
      loadGlyphs: fetchGlyphs(paths.glyphs),
      prepareDecoder: (wasmUrl) => prepareZxing({ wasmUrl }),
    })
    expose(api, port)
  },
}
export type DrawWorkerApi = typeof drawWorkerApi

expose(drawWorkerApi)
