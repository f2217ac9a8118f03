import 'server-only'
import sharp from 'sharp'
import { type Design, encodeOptions, isPlain } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import {
  buildScene,
  jpegQuality,
  outlineFrameText,
  picturesOf,
  rasterizeRows,
  renderCodeSvg,
  renderEps,
  renderPdf,
  type Scene,
  writePlainPng,
} from '@/qr/render'
import { loadPictures } from '@/qr/render/load-pictures.node.js'
import { readPublicGlyphs } from '../read-public-glyphs'
import type { ImageFormat } from './api-schemas'
import { prepareDesign } from './prepare-design'

export type ImageOptions = {
  text: string
  design: Design
  format: ImageFormat
  widthMm?: number | undefined
}

export type DrawnImage =
  | { ok: true; bytes: string | Uint8Array<ArrayBuffer> }
  | { ok: false; fault: 'too-long'; excessBytes: number }
  | { ok: false; fault: 'too-small'; leastPx: number }
  | { ok: false; fault: 'logo' }

/** Draws a code as a file. */
export async function drawCodeImage({
  text,
  design: requested,
  format,
  widthMm,
}: ImageOptions): Promise<DrawnImage> {
  const design = prepareDesign(text, requested)
  if (!design) return { ok: false, fault: 'logo' }
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) return { ok: false, fault: 'too-long', excessBytes: encoded.excessBytes }
  const { matrix } = encoded
  const about = { title: text, frameText: await outlineFrameText(design, readPublicGlyphs) }
  if (format === 'svg') return { ok: true, bytes: renderCodeSvg(matrix, design, about) }
  if (format === 'png' && isPlain(design)) {
    const drawn = await writePlainPng(matrix, design, about)
    if (drawn.ok) return { ok: true, bytes: drawn.png }
    return { ok: false, fault: 'too-small', leastPx: drawn.minSizePx }
  }
  const scene = buildScene(matrix, design, about)
  const pictures = await loadPictures(scene)
  // A picture that could not be read was replaced by a single pixel.
  const isLost = picturesOf(scene).some(({ dataUrl }) => (pictures.get(dataUrl)?.width ?? 0) <= 1)
  if (isLost) return { ok: false, fault: 'logo' }
  if (format === 'pdf' || format === 'eps') {
    const print = format === 'pdf' ? renderPdf : renderEps
    const size = widthMm !== undefined && { sizeMm: widthMm }
    return { ok: true, bytes: await print(scene, { color: 'rgb', pictures, ...size }) }
  }
  if (scene.widthPx < scene.width) {
    return { ok: false, fault: 'too-small', leastPx: Math.ceil(scene.width) }
  }
  return { ok: true, bytes: await encodePixels(scene, pictures, format) }
}

async function encodePixels(
  scene: Scene,
  pictures: Awaited<ReturnType<typeof loadPictures>>,
  format: 'png' | 'jpeg' | 'webp',
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, nextRow } = rasterizeRows(scene, { pictures })
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) rgba.set(nextRow().line, y * width * 4)
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } })
  if (format === 'png') return Uint8Array.from(await picture.png().toBuffer())
  if (format === 'webp') return Uint8Array.from(await picture.webp({ lossless: true }).toBuffer())
  const jpeg = picture
    .flatten({ background: '#ffffff' })
    // Color at full resolution, because the edges of modules are where a code is read.
    .jpeg({ quality: Math.round(jpegQuality * 100), chromaSubsampling: '4:4:4' })
  return Uint8Array.from(await jpeg.toBuffer())
}
