import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { isPlain } from '@/qr/design/is-plain'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { renderCodeSvg } from '@/qr/render/render-code'
import type { Scene } from '@/qr/render/scene'
import { writePlainPng } from '@/qr/render/write-plain-png'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import { outlineText } from '@/qr/text/outline-text'
import { sampleText } from './samples'

/** The doors that differ from platform to platform. */
export type Platform = {
  loadGlyphs: GlyphLoader
  loadPictures: (scene: Scene) => Promise<ReadonlyMap<string, Pixels>>
}

export type DrawnSample = {
  svg: string
  /** Only of a plain design, which has a writer of its own. */
  png: Uint8Array | null
  pixels: Pixels
}

/** Everything that is drawn without the platform's own encoders. */
export async function drawSample(design: Design, platform: Platform): Promise<DrawnSample> {
  const encoded = encodeMatrix(sampleText, encodeOptions(design))
  if (!encoded.ok) throw new Error(encoded.reason)
  const { frame } = design
  const options = {
    title: sampleText,
    frameText: frame && (await outlineText(frame.text, { ...frame, load: platform.loadGlyphs })),
  }
  const scene = buildScene(encoded.matrix, design, options)
  const plain = isPlain(design) ? writePlainPng(encoded.matrix, design, options) : undefined
  return {
    svg: renderCodeSvg(encoded.matrix, design, options),
    png: plain?.ok ? plain.png : null,
    pixels: rasterizeScene(scene, { pictures: await platform.loadPictures(scene) }),
  }
}
