import type { Pixels } from '@/qr/render/pixels'
import { flattenPixels } from './flatten-pixels'
import type { PictureGeometry } from './picture-geometry'
import { joinPlanes, splitPixels } from './plane'
import { scalePlanes } from './scale-planes'

export type ExportedPicture = {
  pixels: Pixels
  scene: PictureGeometry & {
    /** Width of the export; defaults to the width of `pixels`. */
    widthPx?: number
  }
  /** Draws the picture at this resolution; absent if only the pixels are available. */
  drawAt?: (pxPerModule: number) => Pixels
}

/** Larger exports are drawn at this width, because decoding time grows with the size. */
const widestPx = 1000
/** A lower resolution is reported as a separate reason. */
const leastPxPerModule = 4
/**
 * Maximum ratio of the modules per side to the pixels per module. jsQR computes the number of
 * modules from the width of a finder in whole pixels: from a ratio of 12 on it fails for plain
 * codes, and `qr` sometimes fails from 10 on.
 */
const mostModulesPerPx = 10

/**
 * Draws the file at its own size, on white. Returns undefined if the size is too small for every
 * plain code to be readable.
 */
export function drawAtExportSize({ pixels, scene, drawAt }: ExportedPicture): Pixels | undefined {
  const pxPerModule = Math.min(scene.widthPx ?? pixels.width, widestPx) / scene.width
  const leastPx = Math.max(leastPxPerModule, scene.symbol.sizeModules / mostModulesPerPx)
  if (pxPerModule < leastPx) return undefined
  if (drawAt) return flattenPixels(drawAt(pxPerModule), 255)
  return joinPlanes(scalePlanes(splitPixels(flattenPixels(pixels, 255)), scene, pxPerModule))
}
