import { createPen, type Pen } from './create-pen'

/**
 * Moves and scales path data: `x` becomes `left + scale × x`. Supports only generated paths
 * (glyphs, icons) in M, L, H, V, Q, C, A and Z, absolute or relative; arcs must be circular and at
 * most half a circle, with separators around their flags.
 */
export function placePath(
  path: string,
  { left, top, scale }: { left: number; top: number; scale: number },
): string {
  const pen = createPen()
  // Position of the pen and start of the subpath, in path units.
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = Array.from(rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([text]) => Number(text))
    const kind = letter.toUpperCase()
    const length = numbersPerCommand[kind]
    if (length === undefined) throw new SyntaxError(`Command ${letter} in path data`)
    if (length === 0) {
      pen.close()
      x = startX
      y = startY
      continue
    }
    for (let at = 0; at < numbers.length; at += length) {
      const operands = numbers.slice(at, at + length)
      const [fromX, fromY] = letter === kind ? [0, 0] : [x, y]
      const points = pointsOf(kind, operands, { fromX, fromY, x, y })
      ;[x, y] = points.slice(-2) as [number, number]
      const placed = points.map((value, index) => (index % 2 ? top : left) + scale * value)
      draw(pen, kind === 'M' && at > 0 ? 'L' : kind, placed, operands, scale)
      if (kind === 'M' && at === 0) {
        startX = x
        startY = y
      }
    }
  }
  return pen.path()
}

const numbersPerCommand: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }

/** Returns the points of a command as absolute ones, x and y in turn. */
function pointsOf(
  kind: string,
  operands: readonly number[],
  { fromX, fromY, x, y }: { fromX: number; fromY: number; x: number; y: number },
): number[] {
  if (kind === 'H') return [fromX + (operands[0] as number), y]
  if (kind === 'V') return [x, fromY + (operands[0] as number)]
  const points = kind === 'A' ? operands.slice(5) : operands
  return points.map((value, index) => (index % 2 ? fromY : fromX) + value)
}

function draw(pen: Pen, kind: string, points: number[], operands: number[], scale: number): void {
  const [a, b, c, d, e, f] = points as [number, number, number, number, number, number]
  if (kind === 'M') pen.moveTo(a, b)
  else if (kind === 'Q') pen.quadTo(a, b, c, d)
  else if (kind === 'C') pen.cubicTo(a, b, c, d, e, f)
  else if (kind === 'A') pen.arcTo((operands[0] as number) * scale, a, b, operands[4] === 1)
  else pen.lineTo(a, b)
}
