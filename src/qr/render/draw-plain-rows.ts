import type { Matrix } from '@/qr/encode/matrix'
import type { RepeatedRows } from './deflate/repeated-rows'

/**
 * Draws the scan lines of a picture with one bit per pixel, each preceded by its filter type 0
 * (none); dark modules are 1. Every module has the same whole number of pixels, and the remainder
 * is split evenly between the margins, so that edges are sharp.
 */
export function drawPlainRows(
  { sizeModules, modules }: Matrix,
  sizePx: number,
  modulePx: number,
): RepeatedRows {
  const offsetPx = Math.floor((sizePx - sizeModules * modulePx) / 2)
  const rowBytes = 1 + Math.ceil(sizePx / 8)
  const bytes = new Uint8Array((sizeModules + 2) * rowBytes)
  const counts: number[] = []
  let end = 0

  for (let row = -1; row <= sizeModules; row++) {
    const count =
      row < 0 ? offsetPx : row < sizeModules ? modulePx : sizePx - offsetPx - sizeModules * modulePx
    if (count === 0) continue
    const line = bytes.subarray(end, end + rowBytes)
    if (row >= 0 && row < sizeModules) drawLine(line, row)
    if (end > 0 && isAsAbove(line)) {
      line.fill(0)
      counts.push((counts.pop() ?? 0) + count)
    } else {
      counts.push(count)
      end += rowBytes
    }
  }
  return { bytes: bytes.subarray(0, end), rowBytes, counts }

  function drawLine(line: Uint8Array, row: number) {
    for (let column = 0; column < sizeModules; column++) {
      if (!modules[row * sizeModules + column]) continue
      const left = offsetPx + column * modulePx
      while (column < sizeModules && modules[row * sizeModules + column]) column++
      setBits(line, left, offsetPx + column * modulePx)
    }
  }

  function isAsAbove(line: Uint8Array): boolean {
    let index = 0
    while (index < rowBytes && line[index] === bytes[end - rowBytes + index]) index++
    return index === rowBytes
  }
}

/** Sets the pixels from `left` up to `right` in a line whose first byte is its filter type. */
function setBits(line: Uint8Array, left: number, right: number): void {
  const first = 1 + (left >> 3)
  const last = 1 + (right >> 3)
  const head = 0xff >> (left & 7)
  const tail = 0xff00 >> (right & 7)
  if (first === last) {
    line[first] = (line[first] as number) | (head & tail)
    return
  }
  line[first] = (line[first] as number) | head
  for (let index = first + 1; index < last; index++) line[index] = 0xff
  if (right & 7) line[last] = (line[last] as number) | (tail & 0xff)
}
