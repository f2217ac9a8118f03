import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import type { PictureGeometry } from './picture-geometry'
import { type FloatPlane, readPlane } from './plane'

const steps = 40

/**
 * Measures the width of an isolated dark module, as a share of its cell: the median over modules
 * with light modules on both sides, across or down, whichever is smaller. 1 where the modules fill
 * their cells (or none is isolated).
 *
 * @param line the threshold between dark and light; `inverted` for light modules on dark
 * @param judged 1 for the modules that count
 */
export function measureModules(
  plane: FloatPlane,
  geometry: PictureGeometry,
  { version, modules, sizeModules }: Matrix,
  { line, inverted, judged }: { line: number; inverted: boolean; judged: Uint8Array },
): number {
  const { x: left, y: top } = geometry.symbol
  const scaleX = plane.width / geometry.width
  const scaleY = plane.height / geometry.height
  const isDark = (x: number, y: number) =>
    readPlane(plane, (left + x) * scaleX, (top + y) * scaleY) < line !== inverted
  const kinds = functionMap(version)
  const across: number[] = []
  const down: number[] = []
  for (let row = 1; row < sizeModules - 1; row += 1) {
    for (let column = 1; column < sizeModules - 1; column += 1) {
      const at = row * sizeModules + column
      if (!modules[at] || !judged[at] || kinds[at] === functionKinds.finder) continue
      const [x, y] = [column + 0.5, row + 0.5]
      if (!isDark(x, y)) continue
      if (!modules[at - 1] && !modules[at + 1]) across.push(measureWidth(isDark, x, y, 1, 0))
      if (!modules[at - sizeModules] && !modules[at + sizeModules])
        down.push(measureWidth(isDark, x, y, 0, 1))
    }
  }
  return Math.min(median(across), median(down))
}

function measureWidth(
  isDark: (x: number, y: number) => boolean,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  let width = 0
  for (const sign of [-1, 1]) {
    for (let step = 0.5; step < steps / 2; step += 1) {
      const out = (sign * step) / steps
      if (!isDark(x + dx * out, y + dy * out)) break
      width += 1 / steps
    }
  }
  return width
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
}
