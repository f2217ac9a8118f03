import { arcToCurves } from './arc-to-curves'
import type { PathSegment } from './path-segment'

const command = /[\s,]*([a-z])/iy
const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
/** One digit, because no separator is required after a flag: `a1 1 0 012 2`. */
const flag = /[\s,]*([01])/y

/**
 * Parses SVG path data (SVG 2, §9.3) in M, L, H, V, C, Q, A and Z, absolute or relative, including
 * compact forms (`1-.5.5`, flags without separators, omitted commands). Quadratic curves and arcs
 * become cubics.
 *
 * @throws SyntaxError for anything else, because all paths of a scene are generated here
 */
export function parsePath(path: string): PathSegment[] {
  const segments: PathSegment[] = []
  let at = 0
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0

  function find(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(path)?.[1]
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  function read(pattern = number): number {
    const found = find(pattern)
    if (found === undefined) throw new SyntaxError(`Number missing at ${at} of path data`)
    return Number(found)
  }
  function lineTo(nextX: number, nextY: number) {
    x = nextX
    y = nextY
    segments.push({ kind: 'line', x, y })
  }
  function curveTo(x1: number, y1: number, x2: number, y2: number, nextX: number, nextY: number) {
    x = nextX
    y = nextY
    segments.push({ kind: 'curve', x1, y1, x2, y2, x, y })
  }
  function quadraticTo(qx: number, qy: number, nextX: number, nextY: number) {
    curveTo(
      x + (2 / 3) * (qx - x),
      y + (2 / 3) * (qy - y),
      nextX + (2 / 3) * (qx - nextX),
      nextY + (2 / 3) * (qy - nextY),
      nextX,
      nextY,
    )
  }

  let letter = ''
  while (true) {
    const next = find(command)
    if (next === undefined) {
      if (/^[\s,]*$/.test(path.slice(at))) return segments
      // Numbers without a command repeat the last command; after a move they are lines.
      if (letter === 'M') letter = 'L'
      if (letter === 'm') letter = 'l'
    } else letter = next
    const small = letter >= 'a'
    const originX = small ? x : 0
    const originY = small ? y : 0
    switch (letter.toUpperCase()) {
      case 'M':
        startX = x = originX + read()
        startY = y = originY + read()
        segments.push({ kind: 'move', x, y })
        break
      case 'L':
        lineTo(originX + read(), originY + read())
        break
      case 'H':
        lineTo(originX + read(), y)
        break
      case 'V':
        lineTo(x, originY + read())
        break
      case 'C':
        curveTo(
          originX + read(),
          originY + read(),
          originX + read(),
          originY + read(),
          originX + read(),
          originY + read(),
        )
        break
      case 'Q':
        quadraticTo(originX + read(), originY + read(), originX + read(), originY + read())
        break
      case 'A': {
        const ellipse = { radiusX: read(), radiusY: read(), rotationDegrees: read() }
        const arc = { ...ellipse, large: read(flag) === 1, clockwise: read(flag) === 1 }
        const to = { x: originX + read(), y: originY + read() }
        segments.push(...arcToCurves({ x, y }, arc, to))
        x = to.x
        y = to.y
        break
      }
      case 'Z':
        if (next === undefined) throw new SyntaxError(`Command missing at ${at} of path data`)
        segments.push({ kind: 'close' })
        x = startX
        y = startY
        break
      default:
        throw new SyntaxError(`Command “${letter}” at ${at} of path data`)
    }
  }
}
