import { marginModulesLimits } from '@/qr/design/design'
import { colorDistance } from './fit-fill'
import type { ColorAt } from './foreground-share'
import { readMeanColor, type SymbolView, viewPxPerModule } from './view-symbol'

const standardMargin = 4
const probes = 15
/** Starts outside the blurred edge of the symbol, which is not the end of the background. */
const firstProbe = 0.375
const mostOther = 0.15
/** Size of one pixel of the view, in modules. */
const stepModules = 1 / viewPxPerModule
/** A wider quiet zone is more likely the page around the code. */
const widestExport = 10
const mostCorner = 8
/**
 * Gap between the corner of a square and its inscribed quarter circle, as a share of the radius.
 */
const cornerShare = 1 - Math.SQRT1_2

export type GuessedSurroundings = {
  marginModules: number
  cornerModules: number
  confidence: number
}

type Reach = { out: number; endsPicture: boolean }

/**
 * Guesses how far the background extends around a symbol, and the radius of its corners. If the
 * background has no visible end, as on a sheet of paper, the guess is the standard's quiet zone.
 */
export function guessSurroundings(
  view: SymbolView,
  background: ColorAt,
  noise: number,
): GuessedSurroundings {
  const { sizeModules } = view.matrix
  const tolerance = 8 + 4 * noise
  const isBackground = (x: number, y: number) => {
    const [red, green, blue, alpha] = readMeanColor(view, x, y, stepModules)
    if (!background) return alpha < 128 && view.isInPicture(x, y)
    const clamp = (value: number) => Math.min(Math.max(value / sizeModules, 0), 1)
    return (
      alpha >= 128 && colorDistance([red, green, blue], background(clamp(x), clamp(y))) < tolerance
    )
  }
  const reach = (placeAt: (along: number, out: number) => readonly [number, number]): Reach => {
    for (let out = firstProbe; out < view.marginModules; out += stepModules) {
      const places = Array.from({ length: probes }, (_, probe) =>
        placeAt(((probe + 0.5) / probes) * sizeModules, out),
      )
      const other = places.filter(([x, y]) => !isBackground(x, y))
      if (other.length <= probes * mostOther) continue
      return { out, endsPicture: other.every(([x, y]) => !view.isInPicture(x, y)) }
    }
    return { out: view.marginModules, endsPicture: true }
  }
  const sides = [
    reach((along, out) => [along, -out]),
    reach((along, out) => [sizeModules + out, along]),
    reach((along, out) => [along, sizeModules + out]),
    reach((along, out) => [-out, along]),
  ]
  const outs = sides.map(({ out }) => out)
  const [least, most] = [Math.min(...outs), Math.max(...outs)]
  // The edge of the picture is that of the code only if the picture is an export of the code.
  const isOwnEnd =
    sides.every(({ endsPicture }) => !endsPicture) || (view.isUpright && most < widestExport)
  const isEven = most - least < 0.75 && isOwnEnd
  if (!isEven) {
    const marginModules = Math.min(standardMargin, Math.round(least))
    return { marginModules, cornerModules: 0, confidence: least < standardMargin ? 0.5 : 0.3 }
  }
  const margin = (least + most) / 2
  const marginModules = Math.min(marginModulesLimits.max, Math.round(margin))
  const cornerModules = background ? guessCorner(isBackground, sizeModules, margin) : 0
  return { marginModules, cornerModules, confidence: 1 - Math.abs(margin - marginModules) }
}

function guessCorner(
  isBackground: (x: number, y: number) => boolean,
  sizeModules: number,
  margin: number,
): number {
  const [near, far] = [-margin, sizeModules + margin]
  const gaps = (
    [
      [near, near, 1, 1],
      [far, near, -1, 1],
      [far, far, -1, -1],
      [near, far, 1, -1],
    ] as const
  ).map(([x, y, right, down]) => {
    // The outermost pixel is mixed with another color if the edge is not on the pixel grid.
    for (let way = 1.5 * stepModules; way < margin; way += stepModules / 2) {
      if (isBackground(x + right * way, y + down * way)) return way - stepModules / 2
    }
    return 0
  })
  const gap = gaps.sort((a, b) => a - b)[1] ?? 0
  const corner = Math.min(mostCorner, Math.round((gap / cornerShare) * 2) / 2)
  return corner < 1 ? 0 : corner
}
