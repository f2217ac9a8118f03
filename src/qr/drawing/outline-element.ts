import { parsePath } from '@/qr/render/parse-path'
import type { PathSegment } from '@/qr/render/path-segment'
import { DrawingError } from './drawing-error'
import type { DrawingNode } from './drawing-node'
import { readLength } from './read-length'

export type Viewport = { width: number; height: number }

export const basicShapes: readonly string[] = [
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]

/** Returns the outline of a basic shape or path (SVG 2, §9 and §10). */
export function outlineElement(
  { name, attributes }: DrawingNode,
  { width, height }: Viewport,
): PathSegment[] {
  const diagonal = Math.hypot(width, height) / Math.SQRT2
  const across = (key: string) => readLength(attributes[key], width)
  const down = (key: string) => readLength(attributes[key], height)
  const round = (key: string) => readLength(attributes[key], diagonal)
  switch (name) {
    case 'path':
      return parseOutline(attributes.d ?? '')
    case 'rect': {
      const size = { width: across('width') ?? 0, height: down('height') ?? 0 }
      const radii = { rx: across('rx'), ry: down('ry') }
      return drawRectangle({ x: across('x') ?? 0, y: down('y') ?? 0, ...size }, radii)
    }
    case 'circle': {
      const radius = round('r') ?? 0
      return drawEllipse(across('cx') ?? 0, down('cy') ?? 0, radius, radius)
    }
    case 'ellipse': {
      const rx = across('rx')
      const ry = down('ry')
      return drawEllipse(across('cx') ?? 0, down('cy') ?? 0, rx ?? ry ?? 0, ry ?? rx ?? 0)
    }
    case 'line':
      return [
        { kind: 'move', x: across('x1') ?? 0, y: down('y1') ?? 0 },
        { kind: 'line', x: across('x2') ?? 0, y: down('y2') ?? 0 },
      ]
    default:
      return drawPoints(attributes.points ?? '', name === 'polygon')
  }
}

function parseOutline(d: string): PathSegment[] {
  if (d.trim() === '' || d.trim() === 'none') return []
  try {
    return parsePath(d)
  } catch {
    throw new DrawingError('other')
  }
}

function drawRectangle(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radii: { rx: number | undefined; ry: number | undefined },
): PathSegment[] {
  if (!(width > 0 && height > 0)) return []
  const rx = Math.min(Math.max(0, radii.rx ?? radii.ry ?? 0), width / 2)
  const ry = Math.min(Math.max(0, radii.ry ?? radii.rx ?? 0), height / 2)
  if (rx === 0 || ry === 0) return parsePath(`M${x} ${y}h${width}v${height}h${-width}z`)
  const arc = `a${rx} ${ry} 0 0 1 `
  return parsePath(
    `M${x + rx} ${y}h${width - 2 * rx}${arc}${rx} ${ry}v${height - 2 * ry}${arc}${-rx} ${ry}h${2 * rx - width}${arc}${-rx} ${-ry}v${2 * ry - height}${arc}${rx} ${-ry}z`,
  )
}

function drawEllipse(cx: number, cy: number, rx: number, ry: number): PathSegment[] {
  if (!(rx > 0 && ry > 0)) return []
  const half = `a${rx} ${ry} 0 0 1 `
  return parsePath(`M${cx - rx} ${cy}${half}${2 * rx} 0${half}${-2 * rx} 0z`)
}

function drawPoints(points: string, closed: boolean): PathSegment[] {
  const numbers = (points.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
  const segments: PathSegment[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = [numbers[at] as number, numbers[at + 1] as number]
    segments.push({ kind: at === 0 ? 'move' : 'line', x, y })
  }
  return closed && segments.length > 0 ? [...segments, { kind: 'close' }] : segments
}
