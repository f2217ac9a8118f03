import { decodePixels } from '@/qr/decode/decode-pixels'
import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { guessDesign } from './guess-design'
import { inspectSymbol } from './inspect-symbol'

export const testLink = 'https://quietzone.example/menu?table=12&lang=en'

export function drawDesignPixels(
  design: Design,
  { text = testLink, pxPerModule = 10, pictures = new Map<string, Pixels>() } = {},
): Pixels {
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) throw new Error(encoded.reason)
  const scene = buildScene(encoded.matrix, design)
  return rasterizeScene(scene, { widthPx: Math.round(scene.width * pxPerModule), pictures })
}

/** Decodes, inspects and guesses the design of the code in a picture. */
export async function guessFrom(pixels: Pixels) {
  const [code] = await decodePixels(pixels, { budgetMs: 6000, formats: ['qr'] })
  if (!code) throw new Error('no code')
  const facts = inspectSymbol(pixels, code)
  if (!facts) throw new Error('no facts')
  return guessDesign(pixels, code, facts)
}
