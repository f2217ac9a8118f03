import { addErrorCorrection, dataCodewords, drawSymbol } from '@/qr/encode'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { sizeModulesOf } from '@/qr/encode/function-patterns'
import type { Level } from '@/qr/encode/matrix'
import type { Pixels } from '@/qr/render/pixels'
import type { Corners, Point } from './code-found'
import { chainHomographies, invertHomography, project, squareToQuad } from './grid/homography'
import { type Luma, toRgba } from './pixels/luma'
import { rectify } from './pixels/rectify'

export const [lightGray, darkGray] = [225, 40]

/** Draws a symbol with its quiet zone of four modules, straight from above. */
export function drawSymbolPicture(
  text: string,
  { level = 'M' as Level, pxPerModule = 6, minVersion = 1, eci = false } = {},
): Luma & { sizeModules: number; corners: Corners } {
  const encoded = encodeMatrix(text, { level, minVersion, eci, raiseLevel: false })
  if (!encoded.ok) throw new Error(encoded.reason)
  return drawModulesPicture(encoded.matrix, pxPerModule)
}

/** Draws a symbol of version 3 with these fields, which the encoder may not write. */
export function drawFieldsPicture(fields: readonly BitField[]) {
  return drawModulesPicture(
    { modules: drawFieldsModules(fields), sizeModules: sizeModulesOf(3) },
    5,
  )
}

export type BitField = [value: number, bits: number]

/** A segment of bytes. */
export function byteFields(bytes: Iterable<number>): BitField[] {
  const each = [...bytes]
  return [[4, 4], [each.length, 8], ...each.map((byte): BitField => [byte, 8])]
}

/** The modules of a symbol of version 3 with 29 modules a side. */
export function drawFieldsModules(fields: readonly BitField[]): Uint8Array {
  const bits = [...fields, [0, 4] as const]
    .map(([value, length]) => value.toString(2).padStart(length, '0'))
    .join('')
  const data = Uint8Array.from({ length: dataCodewords(3, 'M') }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  )
  data.fill(0xec, Math.ceil(bits.length / 8))
  return drawSymbol(addErrorCorrection(data, 3, 'M'), 3, 'M', 'auto').modules
}

function drawModulesPicture(
  { modules, sizeModules }: { modules: Uint8Array; sizeModules: number },
  pxPerModule: number,
): Luma & { sizeModules: number; corners: Corners } {
  const side = (sizeModules + 8) * pxPerModule
  const values = new Uint8Array(side * side).fill(lightGray)
  for (let index = 0; index < values.length; index++) {
    const column = Math.floor((index % side) / pxPerModule) - 4
    const row = Math.floor(index / side / pxPerModule) - 4
    const isInside = column >= 0 && row >= 0 && column < sizeModules && row < sizeModules
    if (isInside && modules[row * sizeModules + column]) values[index] = darkGray
  }
  const [near, far] = [4 * pxPerModule, (4 + sizeModules) * pxPerModule]
  const corners: Corners = [
    { x: near, y: near },
    { x: far, y: near },
    { x: far, y: far },
    { x: near, y: far },
  ]
  return { values, width: side, height: side, sizeModules, corners }
}

/**
 * The modules of one symbol of several (ISO/IEC 18004, 8), 29 a side: mode 3, place, last place,
 * parity; then bytes.
 */
export function drawSplitModules(
  bytes: Uint8Array,
  index: number,
  count: number,
  parity: number,
): Uint8Array {
  return drawFieldsModules([
    ...([
      [3, 4],
      [index, 4],
      [count - 1, 4],
      [parity, 8],
    ] as BitField[]),
    ...byteFields(bytes),
  ])
}

/** Distorts the picture so that its four corners move to `to`. */
export function pullCorners(picture: Luma, to: Corners, width: number, height: number) {
  const { width: w, height: h } = picture
  const from: Corners = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ]
  const forth = chainHomographies(invertHomography(squareToQuad(from)), squareToQuad(to))
  const pulled = rectify(picture, invertHomography(forth), width, height)
  return { picture: pulled, map: (point: Point) => project(forth, point) }
}

/** Draws the picture as if printed on an upright cylinder, seen from slightly above. */
export function rollUp(picture: Luma, halfAngle: number): Luma {
  const { values, width, height } = picture
  const rolled = new Uint8Array(values.length).fill(lightGray)
  for (let index = 0; index < values.length; index++) {
    const across = ((index % width) + 0.5) / width
    const sine = (across - 0.5) * 2 * Math.sin(halfAngle)
    const angle = Math.asin(sine)
    const x = Math.floor((0.5 + angle / (2 * halfAngle)) * width)
    const sag = 0.1 * height * (Math.cos(angle) - Math.cos(halfAngle))
    const y = Math.floor(Math.floor(index / width) - sag)
    if (x >= 0 && x < width && y >= 0 && y < height) rolled[index] = values[y * width + x] as number
  }
  return { values: rolled, width, height }
}

export function addNoise(picture: Luma, amount: number, seed = 1): Luma {
  let state = seed
  const values = picture.values.map((gray) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.min(255, Math.max(0, gray + (state / 2 ** 32 - 0.5) * amount))
  })
  return { ...picture, values }
}

/** Copies one picture onto another. */
export function place(onto: Luma, picture: Luma, left: number, top: number): void {
  for (let row = 0; row < picture.height; row++) {
    const line = picture.values.subarray(row * picture.width, (row + 1) * picture.width)
    onto.values.set(line, (top + row) * onto.width + left)
  }
}

export function lumaToPixels(picture: Luma): Pixels {
  return toRgba(picture)
}
