import type { PrintBoxes } from './lay-out-print'
import type { PdfX } from './pdf-x'
import type { Pixels } from './pixels'
import type { PrintColor } from './print-color'
import type { Scene } from './scene'

export type PrintOptions = PrintBoxes & {
  color: PrintColor
  /** Width of the whole picture; if absent, that of its pixels at 300 dpi. */
  sizeMm?: number
  /** Pixels of every picture in the scene by its `dataUrl`; see `loadPictures`. */
  /** PDF only. */
  pdfX?: PdfX | undefined
  pictures?: ReadonlyMap<string, Pixels>
}

const mmPerPixel = 25.4 / 300

export function printWidthMm(scene: Scene, { sizeMm }: PrintOptions): number {
  return sizeMm ?? scene.widthPx * mmPerPixel
}
