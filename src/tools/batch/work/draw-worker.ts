import { paths } from '@/paths'
import { prepareZxing } from '@/qr/decode/engines/read-zxing'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { createPictureLoader } from './load-work-pictures'
import { readPng } from './read-png'
import { serveDrawing } from './serve-drawing'

const loadPictures = createPictureLoader(self)
const loadGlyphs = fetchGlyphs(paths.glyphs)

// The page hands over the door to the keeper; what else it sends are pictures.
self.addEventListener('message', ({ data }: MessageEvent<{ kind: string; port: MessagePort }>) => {
  if (data.kind !== 'serve') return
  const prepareDecoder = (wasmUrl: string) => prepareZxing({ wasmUrl })
  serveDrawing(data.port, { readPng, loadPictures, loadGlyphs, prepareDecoder })
})
