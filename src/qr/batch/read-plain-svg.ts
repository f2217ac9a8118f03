import type { Pixels } from '@/qr/render/pixels'
import { readRgb } from '@/qr/render/read-rgb'

type Options = { pxPerModule: number }

/**
 * Rasterizes an SVG of `renderPlainSvg` from its text, so that verification decodes the file itself
 * instead of its input. Supports only the path commands that such a file contains.
 *
 * @throws if the text is any other kind of SVG
 */
export function readPlainSvg(svg: string, { pxPerModule }: Options): Pixels {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const paths = [...svg.matchAll(/<path([^>]*?) d="([^"]*)"\/>/g)]
  const drawn = paths.at(-1)
  if (!side || !drawn || paths.length > 2) throw new Error('Not a plain code')
  const dark = rgbaOf(drawn[1] as string)
  const light = paths.length === 2 ? rgbaOf(paths[0]?.[1] as string) : 0
  return enlarge(fillEvenOdd(drawn[2] as string, side), { side, pxPerModule, dark, light })
}

/** Fills by the even-odd rule: a pixel is inside after an odd number of vertical edges. */
function fillEvenOdd(path: string, side: number): Uint8Array {
  const edges = new Uint8Array(side * side)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const moveDown = (to: number) => {
    for (let row = Math.min(y, to); row < Math.max(y, to); row++) {
      const at = row * side + x
      if (x < side) edges[at] = (edges[at] as number) ^ 1
    }
    y = to
  }
  for (const [, letter, first, second] of path.matchAll(/([MmHhVvz])(?:(-?\d+)(?: ?(-?\d+))?)?/g)) {
    const [a, b] = [Number(first), Number(second)]
    if (letter === 'M' || letter === 'm') {
      const isRelative = letter === 'm'
      startX = isRelative ? startX + a : a
      startY = isRelative ? startY + b : b
      x = startX
      y = startY
    } else if (letter === 'H') x = a
    else if (letter === 'h') x += a
    else if (letter === 'V') moveDown(a)
    else if (letter === 'v') moveDown(y + a)
    else {
      moveDown(startY)
      x = startX
    }
  }
  for (let row = 0; row < side; row++) {
    let inside = 0
    for (let at = row * side; at < (row + 1) * side; at++) {
      inside ^= edges[at] as number
      edges[at] = inside
    }
  }
  return edges
}

type Drawing = { side: number; pxPerModule: number; dark: number; light: number }

function enlarge(inside: Uint8Array, { side, pxPerModule, dark, light }: Drawing): Pixels {
  const width = side * pxPerModule
  const colors = new Uint32Array(width * width)
  for (let y = 0; y < side; y++) {
    const line = y * pxPerModule * width
    for (let x = 0; x < side; x++) {
      const color = inside[y * side + x] ? dark : light
      const from = line + x * pxPerModule
      if (color !== 0) colors.fill(color, from, from + pxPerModule)
    }
    for (let copy = 1; copy < pxPerModule; copy++) {
      colors.copyWithin(line + copy * width, line, line + width)
    }
  }
  return { rgba: new Uint8ClampedArray(colors.buffer), width, height: width }
}

/** Returns four bytes in the order of `Pixels`; a path without a fill is black. */
function rgbaOf(attributes: string): number {
  const short = /fill="(#[0-9a-f]+)"/.exec(attributes)?.[1] ?? '#000'
  const color = short.length === 4 ? short.replace(/[0-9a-f]/g, '$&$&') : short
  const opacity = Number(/fill-opacity="([\d.]+)"/.exec(attributes)?.[1] ?? 1)
  const [red, green, blue] = readRgb(color)
  const bytes = Uint8Array.from([red, green, blue, opacity], (share) => Math.round(share * 255))
  return new Uint32Array(bytes.buffer)[0] as number
}
