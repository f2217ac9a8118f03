import { advisePrint } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { planFrame } from '@/qr/render'
import type { ExportTarget } from './export-target'

/** Dimensions of a picture in modules, including frame and quiet zone. */
export type PictureModules = { width: number; height: number; sizeModules: number }

/** Decoders need three pixels per module under ideal conditions; four include a margin. */
export const safePxPerModule = 4
const mmPerInch = 25.4

export function measurePicture({ sizeModules }: Matrix, design: Design): PictureModules {
  const side = sizeModules + 2 * design.marginModules
  const { width, height } = design.frame
    ? planFrame(design.frame.shape, side, 0, design.frame.text)
    : { width: side, height: side }
  return { width, height, sizeModules }
}

export type SizeVerdict =
  | { kind: 'good' }
  /** Too few pixels, or modules too fine to print. Both contain the smallest safe width. */
  | { kind: 'coarse'; safePx: number }
  | { kind: 'fine'; moduleMm: number; safeMm: number }
  /** Not the width that the specification of the content requires of the symbol. */
  | { kind: 'inexact'; symbolMm: number; requiredMm: number; safeMm: number }

/** Whole pixels and the tenths of the field return slightly other widths. */
const toleranceMm = 0.15

/**
 * Judges whether a code can be read at the size of its export.
 *
 * @param requiredMm see `findRequiredWidthMm`
 */
export function judgeSize(
  target: ExportTarget,
  picture: PictureModules,
  requiredMm?: number,
): SizeVerdict {
  const judgePrint = (widthMm: number) =>
    requiredMm ? judgeExactly(widthMm, picture, requiredMm) : judgeModules(widthMm, picture)
  if ('widthMm' in target && target.widthMm !== undefined) return judgePrint(target.widthMm)
  if (!('widthPx' in target)) return { kind: 'good' }
  const { widthPx, dpi } = { dpi: undefined, ...target }
  // A width that is sufficient for print has enough pixels at the offered densities.
  if (dpi) return judgePrint((widthPx / dpi) * mmPerInch)
  const safePx = Math.ceil(picture.width * safePxPerModule)
  return widthPx < safePx ? { kind: 'coarse', safePx } : { kind: 'good' }
}

function judgeExactly(
  widthMm: number,
  { width, sizeModules }: PictureModules,
  requiredMm: number,
): SizeVerdict {
  const symbolMm = (widthMm / width) * sizeModules
  if (Math.abs(symbolMm - requiredMm) <= toleranceMm) return { kind: 'good' }
  const safeMm = Math.round((requiredMm / sizeModules) * width * 10) / 10
  return { kind: 'inexact', symbolMm, requiredMm, safeMm }
}

function judgeModules(
  widthMm: number,
  { width, height, sizeModules }: PictureModules,
): SizeVerdict {
  const symbol = { x: 0, y: 0, sizeModules }
  const { minSizeMm } = advisePrint({ width, height, symbol })
  // Pixels are whole, so converting a width from millimeters may return slightly less.
  if (widthMm > minSizeMm - 0.1) return { kind: 'good' }
  return { kind: 'fine', moduleMm: widthMm / width, safeMm: minSizeMm }
}
