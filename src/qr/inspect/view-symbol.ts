import type { Corners, Point } from '@/qr/decode/code-found'
import { project, squareToQuad } from '@/qr/decode/grid/homography'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import type { Pixels } from '@/qr/render/pixels'
import type { ColorSample } from './fit-fill'
import { straighten } from './straighten'

export const viewPxPerModule = 8

/** A symbol with its surroundings, redrawn upright at eight pixels per module. */
export type SymbolView = {
  pixels: Pixels
  /** Width of the surroundings on each side. */
  marginModules: number
  matrix: Matrix
  /** See `functionMap`. */
  kinds: Uint8Array
  /** Returns whether a position, in modules from the symbol's corner, is within the picture. */
  isInPicture: (x: number, y: number) => boolean
  /** Whether the symbol's sides are parallel to those of the picture. */
  isUpright: boolean
}

/** Maximum slope of a side of an upright symbol. */
const mostSlope = 0.015

/** Three times the required quiet zone; anything beyond is not part of the code. */
const marginModules = 12

export function viewSymbol(pixels: Pixels, corners: Corners, matrix: Matrix): SymbolView {
  const { sizeModules, version } = matrix
  const side = sizeModules + 2 * marginModules
  const box = { x: -marginModules, y: -marginModules, width: side, height: side }
  const toPicture = squareToQuad(corners)
  return {
    pixels: straighten(pixels, { corners, sizeModules, box, pxPerModule: viewPxPerModule }),
    marginModules,
    matrix,
    kinds: functionMap(version),
    isInPicture: (x, y) => {
      const place = project(toPicture, { x: x / sizeModules, y: y / sizeModules })
      return place.x >= 0 && place.y >= 0 && place.x <= pixels.width && place.y <= pixels.height
    },
    isUpright: corners.every(({ x, y }, index) => {
      const next = corners[(index + 1) % 4] as Point
      const [across, down] = [Math.abs(next.x - x), Math.abs(next.y - y)]
      return Math.min(across, down) < Math.max(across, down) * mostSlope
    }),
  }
}

/**
 * Returns red, green, blue and alpha of a square around a position, in modules from the symbol's
 * corner.
 */
export function readMeanColor(
  { pixels: { rgba, width, height }, marginModules }: SymbolView,
  x: number,
  y: number,
  sideModules = 0.25,
): [red: number, green: number, blue: number, alpha: number] {
  const toPx = (value: number) => Math.round((value + marginModules) * viewPxPerModule)
  const reach = sideModules / 2
  const [left, top] = [Math.max(0, toPx(x - reach)), Math.max(0, toPx(y - reach))]
  const [right, bottom] = [Math.min(width, toPx(x + reach)), Math.min(height, toPx(y + reach))]
  let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0]
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 4
      const weight = rgba[at + 3] as number
      red += weight * (rgba[at] as number)
      green += weight * (rgba[at + 1] as number)
      blue += weight * (rgba[at + 2] as number)
      alpha += weight
      count++
    }
  }
  if (alpha === 0) return [0, 0, 0, 0]
  return [red / alpha, green / alpha, blue / alpha, alpha / count]
}

/**
 * Samples the color in the middle of the selected modules, except where the picture is
 * transparent.
 */
export function sampleColors(
  view: SymbolView,
  isWanted: (index: number, kind: number) => boolean,
): ColorSample[] {
  const { sizeModules } = view.matrix
  const samples: ColorSample[] = []
  for (const [index, kind] of view.kinds.entries()) {
    if (!isWanted(index, kind)) continue
    const [x, y] = [(index % sizeModules) + 0.5, Math.floor(index / sizeModules) + 0.5]
    const [red, green, blue, alpha] = readMeanColor(view, x, y)
    if (alpha < 128) continue
    samples.push({ u: x / sizeModules, v: y / sizeModules, rgb: [red, green, blue] })
  }
  return samples
}

export function isFinder(kind: number): boolean {
  return kind === functionKinds.finder
}
