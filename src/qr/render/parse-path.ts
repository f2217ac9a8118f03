import { arcToCurves } from './arc-to-curves'
import { collectSegments } from './collect-segments'
import type { PathSegment } from './path-segment'

const command = /[\s,]*([a-z])/iy
const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
/** One digit, because no separator is required after a flag: `a1 1 0 012 2`. */
const flag = /[\s,]*([01])/y

/**
 * Parses SVG path data (SVG 2, §9.3), including compact forms (`1-.5.5`, flags without separators,
 * omitted commands). Quadratic curves and arcs become cubics.
 *
 * @throws SyntaxError for anything else; browsers would draw the part before the error
 */
export function parsePath(path: string): PathSegment[] {
  const { segments, position, ...pen } = collectSegments()
  let at = 0

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
    const originX = small ? position.x : 0
    const originY = small ? position.y : 0
    const x = () => originX + read()
    const y = () => originY + read()
    switch (letter.toUpperCase()) {
      case 'M':
        pen.moveTo(x(), y())
        break
      case 'L':
        pen.lineTo(x(), y())
        break
      case 'H':
        pen.lineTo(x(), position.y)
        break
      case 'V':
        pen.lineTo(position.x, y())
        break
      case 'C':
        pen.curveTo(x(), y(), x(), y(), x(), y())
        break
      case 'S':
        pen.curveTo(...pen.mirrorHandle('cubic'), x(), y(), x(), y())
        break
      case 'Q':
        pen.quadraticTo(x(), y(), x(), y())
        break
      case 'T':
        pen.quadraticTo(...pen.mirrorHandle('quadratic'), x(), y())
        break
      case 'A': {
        const ellipse = { radiusX: read(), radiusY: read(), rotationDegrees: read() }
        const arc = { ...ellipse, large: read(flag) === 1, clockwise: read(flag) === 1 }
        const to = { x: x(), y: y() }
        pen.append(arcToCurves(position, arc, to), to.x, to.y)
        break
      }
      case 'Z':
        if (next === undefined) throw new SyntaxError(`Command missing at ${at} of path data`)
        pen.close()
        break
      default:
        throw new SyntaxError(`Command “${letter}” at ${at} of path data`)
    }
  }
}
