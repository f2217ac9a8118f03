import { decodeQR, type FinderPoints } from 'qr/decode.js'
import type { FoundCode } from '../code-found'
import type { PixelsOrLuma } from '../pixels/luma'
import { type ReadSymbol, readModules } from '../symbol/read-modules'
import { transposeModules } from '../symbol/transpose-modules'

type QrOptions = {
  /** 1 makes the first attempt only; higher values allow that many retries. */
  effort?: number
  /** Time limit for all retries together. */
  timeLimitMs?: number
  /** Called with the finders of a code that was detected but not decoded. */
  onFailure?: (points: FinderPoints) => void
}

/** Smaller pictures cannot contain a symbol of 21 modules at one pixel each. */
const leastSidePx = 21

/**
 * Returns the first QR code that paulmillr's `qr` finds; at 15 kB it is available before the
 * WebAssembly. The package locates and samples; its modules are decoded again by our own reader,
 * which adds bytes, version, level and mask, applies the common rule for text, and rejects symbols
 * that it cannot confirm.
 */
export function readQr(
  picture: PixelsOrLuma,
  { effort = 1, timeLimitMs = 16, onFailure }: QrOptions = {},
): FoundCode[] {
  const { width, height } = picture
  if (width < leastSidePx || height < leastSidePx) return []
  let points: FinderPoints | undefined
  let grid: { data: Uint8Array | Uint8ClampedArray; width: number } | undefined
  try {
    decodeQR(
      { data: 'values' in picture ? picture.values : picture.rgba, width, height },
      {
        format: 'values' in picture ? 'I420' : 'RGBA',
        effort,
        timeLimit: timeLimitMs,
        textDecoder: () => '',
        pointsOnDetect: (found, result) => {
          points = found
          if (typeof result !== 'string') onFailure?.(found)
        },
        imageOnResult: (image) => {
          grid = image
        },
      },
    )
  } catch {
    return []
  }
  if (!points || !grid) return []
  const found = readGrid(grid.data, grid.width)
  if (!found) return []
  const { topLeft, topRight, bottomRight, bottomLeft } = named(points.bounds)
  const { symbol, inverted, mirrored } = found
  return [
    {
      ...symbol,
      format: 'qr',
      corners: mirrored
        ? [topLeft, bottomLeft, bottomRight, topRight]
        : [topLeft, topRight, bottomRight, bottomLeft],
      inverted,
      mirrored,
      engine: 'qr',
    },
  ]
}

function named([topLeft, topRight, bottomRight, bottomLeft]: FinderPoints['bounds']) {
  return { topLeft, topRight, bottomRight, bottomLeft }
}

function readGrid(
  rgba: Uint8Array | Uint8ClampedArray,
  sizeModules: number,
): { symbol: ReadSymbol; inverted: boolean; mirrored: boolean } | undefined {
  const version = (sizeModules - 17) / 4
  if (!Number.isInteger(version) || version < 1 || version > 40) return undefined
  for (const inverted of [false, true]) {
    const darkness = Float32Array.from({ length: sizeModules * sizeModules }, (_, index) =>
      (rgba[index * 4] as number) < 128 !== inverted ? 1 : -1,
    )
    for (const mirrored of [false, true]) {
      const symbol = readModules(
        mirrored ? transposeModules(darkness, sizeModules) : darkness,
        version,
      )
      if (symbol) return { symbol, inverted, mirrored }
    }
  }
  return undefined
}
