import { drawScene } from './draw-scene'
import type { ExportAnswer, ExportOrder } from './export-protocol'

const answer = (message: ExportAnswer) => self.postMessage(message)

self.addEventListener('message', async ({ data }: MessageEvent<ExportOrder>) => {
  answer(await drawScene(data, (share) => answer({ kind: 'progress', share })))
})
