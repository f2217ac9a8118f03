import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { type EncodedMatrix, encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene } from '@/qr/render/build-scene'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import type { OutlinedText } from '@/qr/text/outlined-text'
import type { CheckedPicture } from './check-picture'

export type DesignToCheck = {
  text: string
  design: Design
  /** Text of a frame; if absent, the frame is checked without text. */
  frameText?: OutlinedText | null
  /** Pixels of the logo's picture by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
}

export type DrawnDesign =
  | { ok: true; picture: CheckedPicture }
  | Extract<EncodedMatrix, { ok: false }>

/** Sufficient for every measurement, and a multiple of all resolutions of the stress test. */
const finePxPerModule = 12
const leastPxPerModule = 6
const widestPx = 1200

/** Draws the picture as in the export, at the size that suits the check best. */
export function drawDesign({ text, design, frameText, pictures }: DesignToCheck): DrawnDesign {
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) return encoded
  return { ok: true, picture: drawMatrix(text, encoded.matrix, { design, frameText, pictures }) }
}

function drawMatrix(
  text: string,
  matrix: Matrix,
  { design, frameText, pictures }: Omit<DesignToCheck, 'text'>,
): CheckedPicture {
  const scene = buildScene(matrix, design, { frameText })
  const pxPerModule = Math.min(
    finePxPerModule,
    Math.max(leastPxPerModule, Math.floor(widestPx / scene.width)),
  )
  const drawAt = (px: number) =>
    rasterizeScene(scene, { widthPx: Math.round(scene.width * px), pictures })
  return { text, pixels: drawAt(pxPerModule), scene, matrix, logo: design.logo, drawAt }
}
