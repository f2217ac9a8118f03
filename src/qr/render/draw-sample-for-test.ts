import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { isPlain } from '@/qr/design/is-plain'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import { outlineText } from '@/qr/text/outline-text'
import { buildScene } from './build-scene'
import type { Pixels } from './pixels'
import { rasterizeScene } from './rasterize-scene'
import { renderCodeSvg } from './render-code'
import { sampleText } from './samples-for-test'
import type { Scene } from './scene'
import { writePlainPng } from './write-plain-png'

/** Resources that Node and browsers load differently. */
export type Platform = {
  loadGlyphs: GlyphLoader
  loadPictures: (scene: Scene) => Promise<ReadonlyMap<string, Pixels>>
}

export type DrawnSample = {
  svg: string
  /** null unless the design is plain: only plain designs have a PNG writer of their own. */
  png: Uint8Array | null
  pixels: Pixels
}

/** Draws a design with every renderer that does not use encoders of the platform. */
export async function drawSample(design: Design, platform: Platform): Promise<DrawnSample> {
  const encoded = encodeMatrix(sampleText, encodeOptions(design))
  if (!encoded.ok) throw new Error(encoded.reason)
  const { frame } = design
  const options = {
    title: sampleText,
    frameText: frame && (await outlineText(frame.text, { ...frame, load: platform.loadGlyphs })),
  }
  const scene = buildScene(encoded.matrix, design, options)
  const plain = isPlain(design) ? await writePlainPng(encoded.matrix, design, options) : undefined
  return {
    svg: renderCodeSvg(encoded.matrix, design, options),
    png: plain?.ok ? plain.png : null,
    pixels: rasterizeScene(scene, { pictures: await platform.loadPictures(scene) }),
  }
}
