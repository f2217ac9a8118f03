import { contrastRatio } from '@/qr/design/contrast-ratio'
import { type Design, pureBlack } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { findMainColor } from '@/qr/design/find-main-color'
import { type EncodedMatrix, encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene } from '@/qr/render/build-scene'
import { designForPrint } from '@/qr/render/design-for-print'
import type { Pixels } from '@/qr/render/pixels'
import { printedColor } from '@/qr/render/print-appearance'
import { type PrintColor, type SpotColor, toCmyk } from '@/qr/render/print-color'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { readRgb } from '@/qr/render/read-rgb'
import { simulatePrint } from '@/qr/render/simulate-print'
import type { OutlinedText } from '@/qr/text/outlined-text'
import type { CheckedPicture } from './check-picture'

/**
 * Colors of a print file; `followsModules` replaces the process colors of a spot ink by those of
 * the modules, also while a repair changes them.
 */
export type PrintColorToCheck = PrintColor | (SpotColor & { followsModules?: boolean })

export type DesignToCheck = {
  text: string
  design: Design
  /** Text of a frame; if absent, the frame is checked without text. */
  frameText?: OutlinedText | null
  /** Pixels of the logo's picture by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
  /** Colors of the print file; if absent, the check judges the colors of the screen. */
  printColor?: PrintColorToCheck
  /** Chosen width of the printed picture; if absent, the check judges a typical width. */
  printWidthMm?: number | undefined
}

export type DrawnDesign =
  | { ok: true; picture: CheckedPicture }
  | Extract<EncodedMatrix, { ok: false }>

/** Sufficient for every measurement, and a multiple of all resolutions of the stress test. */
const finePxPerModule = 12
const leastPxPerModule = 6
const widestPx = 1200

/** Draws the picture as in the export, at the size that suits the check best. */
export function drawDesign({ text, ...input }: DesignToCheck): DrawnDesign {
  const encoded = encodeMatrix(text, encodeOptions(input.design))
  if (!encoded.ok) return encoded
  return { ok: true, picture: drawMatrix(text, encoded.matrix, input) }
}

function drawMatrix(
  text: string,
  matrix: Matrix,
  { design, frameText, printColor = 'rgb', printWidthMm, ...input }: Omit<DesignToCheck, 'text'>,
): CheckedPicture {
  const color = resolveColor(printColor, design)
  const drawn = buildScene(matrix, designForPrint(design, color), { frameText })
  const { scene, pictures } = simulatePrint(drawn, color, input.pictures)
  const pxPerModule = Math.min(
    finePxPerModule,
    Math.max(leastPxPerModule, Math.floor(widestPx / scene.width)),
  )
  const drawAt = (px: number) =>
    rasterizeScene(scene, { widthPx: Math.round(scene.width * px), pictures })
  const pixels = drawAt(pxPerModule)
  const colorant = findOwnSpot(printColor)
  return {
    text,
    pixels,
    scene,
    matrix,
    logo: design.logo,
    drawAt,
    ...(colorant && { ink: colorant }),
    ...(printWidthMm && { printWidthMm }),
  }
}

function resolveColor(color: PrintColorToCheck, { modules }: Design): PrintColor {
  if (typeof color === 'string' || !('followsModules' in color && color.followsModules))
    return color
  return { ...color, cmyk: toCmyk(readRgb(findMainColor(modules.fill) ?? pureBlack)) }
}

/** A spot ink with colors of its own, which no change of the design makes darker. */
function findOwnSpot(color: PrintColorToCheck): CheckedPicture['ink'] {
  if (typeof color === 'string' || ('followsModules' in color && color.followsModules)) {
    return undefined
  }
  return { name: color.spot, ratio: contrastRatio(printedColor(color.cmyk), '#ffffff') }
}
