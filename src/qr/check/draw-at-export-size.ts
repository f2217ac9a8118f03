import type { Pixels } from '@/qr/render/pixels'
import { flattenPixels } from './flatten-pixels'
import type { PictureGeometry } from './picture-geometry'
import { joinPlanes, splitPixels } from './plane'
import { scalePlanes } from './scale-planes'

export type ExportedPicture = {
  pixels: Pixels
  scene: PictureGeometry & {
    /** Width of the export; absent, that of the pixels given. */
    widthPx?: number
  }
  /** Draws it again at so many pixels a module; absent where there is only the picture. */
  drawAt?: (pxPerModule: number) => Pixels
}

/** A larger export is drawn at this width: decoding takes the longer the larger it is. */
const widestPx = 1000
/** Fewer are a reason of their own. */
const leastPxPerModule = 4
/**
 * Modules a side for each pixel of a module. jsQR tells how many there are from how wide a finder
 * is, in whole pixels: from 12 on it is wrong about plain codes, and `qr` is now and then from 10 on.
 */
const mostModulesPerPx = 10

/** The file at its own size, on white; undefined where not every plain code could be read. */
export function drawAtExportSize({ pixels, scene, drawAt }: ExportedPicture): Pixels | undefined {
  const pxPerModule = Math.min(scene.widthPx ?? pixels.width, widestPx) / scene.width
  const leastPx = Math.max(leastPxPerModule, scene.symbol.sizeModules / mostModulesPerPx)
  if (pxPerModule < leastPx) return undefined
  if (drawAt) return flattenPixels(drawAt(pxPerModule), 255)
  return joinPlanes(scalePlanes(splitPixels(flattenPixels(pixels, 255)), scene, pxPerModule))
}
