import type { Paint, SceneColor } from '@/qr/render/scene'
import { type Affine, combineAffine, movePoint, scaleOf } from './affine'
import type { Bounds } from './bounds-of'
import { DrawingError } from './drawing-error'
import type { DrawingNode } from './drawing-node'
import { type NodeStyle, styleOf } from './node-style'
import type { Viewport } from './outline-element'
import { readCssColor } from './read-css-color'
import { readLength } from './read-length'
import { readTransform } from './read-transform'
import type { StyleRule } from './style-rules'

export type PaintContext = {
  byId: ReadonlyMap<string, DrawingNode>
  rules: readonly StyleRule[]
  viewport: Viewport
  /** From units of the shape to units of the drawing. */
  matrix: Affine
  /** Bounds of the filled outline, in units of the shape. */
  bounds: Bounds | undefined
}

const mostLinks = 8

/** Reads the value of `fill` or `stroke`; undefined for none. */
export function readPaint(
  value: string,
  style: NodeStyle,
  opacity: number,
  context: PaintContext,
): Paint | undefined {
  const [, id, fallback = ''] = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)(.*)$/.exec(value) ?? []
  if (id !== undefined) {
    const server = context.byId.get(id)
    if (server) return readGradient(server, opacity, context)
    return fallback.trim() ? readPaint(fallback.trim(), style, opacity, context) : undefined
  }
  if (value === 'none' || value === 'transparent') return undefined
  const found = readCssColor(/^currentcolor$/i.test(value) ? (style.color ?? '#000') : value)
  const seen = round(found.opacity * opacity)
  return seen === 0 ? undefined : { kind: 'solid', color: found.color, opacity: seen }
}

function readGradient(
  server: DrawingNode,
  opacity: number,
  context: PaintContext,
): Paint | undefined {
  const chain = followLinks(server, context.byId)
  const attribute = (key: string) =>
    chain.find(({ attributes }) => attributes[key] !== undefined)?.attributes[key]
  const stops = readStops(chain, opacity, context.rules)
  const [first] = stops
  if (!first) return undefined
  if (stops.length === 1) return { kind: 'solid', color: first.color, opacity: first.opacity }
  if ((attribute('spreadMethod') ?? 'pad') !== 'pad') throw new DrawingError('gradient')
  const isBox = attribute('gradientUnits') !== 'userSpaceOnUse'
  const { bounds } = context
  if (isBox && !(bounds && bounds.right > bounds.left && bounds.bottom > bounds.top))
    return undefined
  const toBox: Affine | undefined =
    isBox && bounds
      ? [bounds.right - bounds.left, 0, 0, bounds.bottom - bounds.top, bounds.left, bounds.top]
      : undefined
  const units = toBox ? combineAffine(context.matrix, toBox) : context.matrix
  const matrix = combineAffine(units, readTransform(attribute('gradientTransform')))
  const { width, height } = isBox ? { width: 1, height: 1 } : context.viewport
  const read = (key: string, share: string, whole: number) =>
    readLength(attribute(key) ?? share, whole) ?? 0
  if (server.name === 'linearGradient') {
    const from = { x: read('x1', '0%', width), y: read('y1', '0%', height) }
    const to = { x: read('x2', '100%', width), y: read('y2', '0%', height) }
    return placeLinear(from, to, stops, matrix)
  }
  const [cx, cy] = [read('cx', '50%', width), read('cy', '50%', height)]
  const radius = read('r', '50%', Math.hypot(width, height) / Math.SQRT2)
  const isCentered = ['fx', 'fy'].every((key, index) => {
    const focus = readLength(attribute(key), index === 0 ? width : height)
    return focus === undefined || Math.abs(focus - (index === 0 ? cx : cy)) < radius * 0.01
  })
  if (!isCentered || !isSimilarity(matrix)) throw new DrawingError('gradient')
  const [x, y] = movePoint(matrix, cx, cy)
  return { kind: 'radial', cx: x, cy: y, radius: radius * scaleOf(matrix), stops }
}

/**
 * Maps a linear gradient. Its color is an affine function of the place, so that it stays a linear
 * gradient under every transform, though not from the mapped start to the mapped end.
 */
function placeLinear(
  from: { x: number; y: number },
  to: { x: number; y: number },
  stops: (SceneColor & { offset: number })[],
  matrix: Affine,
): Paint | undefined {
  const [a, b, c, d] = matrix
  const determinant = a * d - b * c
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const lengthSquared = dx * dx + dy * dy
  const last = stops.at(-1)
  if (lengthSquared === 0 || determinant === 0) {
    return last && { kind: 'solid', color: last.color, opacity: last.opacity }
  }
  // The gradient of the offset, as a covector of the drawing.
  const along = (d * dx - b * dy) / determinant / lengthSquared
  const across = (a * dy - c * dx) / determinant / lengthSquared
  const squared = along * along + across * across
  const [x1, y1] = movePoint(matrix, from.x, from.y)
  return { kind: 'linear', x1, y1, x2: x1 + along / squared, y2: y1 + across / squared, stops }
}

function readStops(chain: readonly DrawingNode[], opacity: number, rules: readonly StyleRule[]) {
  const owner = chain.find(({ children }) => children.some(({ name }) => name === 'stop'))
  let least = 0
  return (owner?.children ?? [])
    .filter(({ name }) => name === 'stop')
    .map((stop) => {
      const style = styleOf(stop, {}, rules)
      const found = readCssColor(style['stop-color'] ?? '#000')
      const own = readLength(style['stop-opacity'], 1) ?? 1
      least = Math.min(1, Math.max(least, readLength(stop.attributes.offset, 1) ?? 0))
      return { offset: least, color: found.color, opacity: round(found.opacity * own * opacity) }
    })
}

/** Gradients inherit attributes and stops along `href`. */
function followLinks(
  server: DrawingNode,
  byId: ReadonlyMap<string, DrawingNode>,
): readonly DrawingNode[] {
  const chain: DrawingNode[] = []
  for (let node: DrawingNode | undefined = server; node; ) {
    if (!node.name.endsWith('Gradient') || chain.length > mostLinks) {
      throw new DrawingError('gradient')
    }
    chain.push(node)
    node = byId.get((node.attributes.href ?? '').replace('#', ''))
  }
  return chain
}

function isSimilarity([a, b, c, d]: Affine): boolean {
  const size = Math.hypot(a, b) * Math.hypot(c, d)
  const isEven = Math.abs(Math.hypot(a, b) - Math.hypot(c, d)) < 0.02 * Math.hypot(a, b)
  return isEven && Math.abs(a * c + b * d) < 0.02 * size
}

function round(opacity: number): number {
  return Math.round(Math.min(1, Math.max(0, opacity)) * 1000) / 1000
}
