import type { PathSegment } from '@/qr/render/path-segment'
import type { Paint } from '@/qr/render/scene'
import { type Affine, combineAffine, moveSegments, scaleOf } from './affine'
import { type Bounds, boundsOf } from './bounds-of'
import { DrawingError } from './drawing-error'
import type { DrawingNode } from './drawing-node'
import type { DrawingReason } from './drawing-reason'
import { fitViewBox } from './fit-view-box'
import { type NodeStyle, styleOf } from './node-style'
import { basicShapes, outlineElement, type Viewport } from './outline-element'
import { outlineStroke, type Stroke } from './outline-stroke'
import { overlapsBounds } from './overlaps-bounds'
import { readClip } from './read-clip'
import { readLength } from './read-length'
import { readPaint } from './read-paint'
import { readViewBox } from './read-view-box'
import { readStyleRules } from './style-rules'
import { transformBy } from './transform-by'

/** `clips` are areas that the shape must not exceed. */
export type PlacedShape = {
  segments: PathSegment[]
  bounds: Bounds
  paint: Paint
  evenOdd?: true
  clips: readonly Bounds[]
}

type Settings = {
  /** From units of the content to units of the document. */
  matrix: Affine
  viewport: Viewport
  /** Size of a unit of the result, in units of the document. */
  unit: number
}

type Context = {
  matrix: Affine
  style: NodeStyle
  opacity: number
  clips: readonly Bounds[]
  depth: number
}

/** Copies of copies grow exponentially. */
const mostVisits = 20_000
const mostDepth = 96
const mostSegments = 60_000
/** Each becomes up to 400 chords. */
const mostStroked = 5_000
/** Distance of a chord from the curve of a stroke, in units of the result. */
const strokeTolerance = 0.08

/** Elements that draw what paths cannot. */
const refusals: Record<string, DrawingReason> = {
  text: 'text',
  image: 'picture',
  foreignObject: 'other',
  svg: 'other',
}
const containers = ['svg', 'g', 'a', 'switch', 'symbol']
const effects = ['filter', 'mask']

/** Collects everything that a drawing fills or strokes, in painting order. */
export function collectShapes(
  root: DrawingNode,
  { matrix, viewport, unit }: Settings,
): PlacedShape[] {
  const byId = new Map<string, DrawingNode>()
  const css: string[] = []
  indexNodes(root, byId, css)
  const rules = readStyleRules(css.join('\n'))
  const shapes: PlacedShape[] = []
  let visits = 0
  let parsedSegments = 0
  let strokedSegments = 0

  function visit(node: DrawingNode, context: Context, isCopied = false): void {
    visits++
    if (visits > mostVisits || context.depth > mostDepth) throw new DrawingError('complex')
    const style = styleOf(node, context.style, rules)
    if (style.display === 'none') return
    const isContainer = containers.includes(node.name) && (node === root || node.name !== 'svg')
    const isDrawn = isContainer || node.name === 'use' || basicShapes.includes(node.name)
    if (!isDrawn) {
      const reason = refusals[node.name]
      if (reason && style.visibility !== 'hidden') throw new DrawingError(reason)
      return
    }
    if (node.name === 'symbol' && !isCopied) return
    const hasEffect = effects.some((key) => (style[key] ?? 'none') !== 'none')
    if (hasEffect || (style['mix-blend-mode'] ?? 'normal') !== 'normal') {
      throw new DrawingError('effect')
    }
    const own = node === root ? context.matrix : transformBy(context.matrix, style.transform)
    const opacity = readLength(style.opacity, 1) ?? 1
    if (opacity <= 0) return
    const clip = readClip(style['clip-path'], own, { byId, viewport })
    const inner: Context = {
      matrix: own,
      style,
      opacity: context.opacity * Math.min(1, opacity),
      clips: clip ? [...context.clips, clip] : context.clips,
      depth: context.depth + 1,
    }
    const before = shapes.length
    if (isContainer) for (const child of node.children) visit(child, inner)
    else if (node.name === 'use') visitCopy(node, inner)
    else drawShape(node, inner)
    if (opacity < 1 && isOverlapping(shapes.slice(before))) throw new DrawingError('effect')
  }

  function visitCopy(node: DrawingNode, context: Context): void {
    const { attributes } = node
    const target = byId.get((attributes.href ?? '').replace('#', ''))
    if (!target) return
    const x = readLength(attributes.x, viewport.width) ?? 0
    const y = readLength(attributes.y, viewport.height) ?? 0
    let matrix = combineAffine(context.matrix, [1, 0, 0, 1, x, y])
    const viewBox = target.name === 'symbol' ? readViewBox(target) : undefined
    if (viewBox) {
      const width = readLength(attributes.width, viewport.width) ?? viewport.width
      const height = readLength(attributes.height, viewport.height) ?? viewport.height
      matrix = combineAffine(matrix, fitViewBox(viewBox, { width, height }, target))
    }
    visit(target, { ...context, matrix }, true)
  }

  function drawShape(node: DrawingNode, context: Context): void {
    const { style, matrix: own } = context
    if (style.visibility === 'hidden' || style.visibility === 'collapse') return
    const segments = outlineElement(node, viewport)
    parsedSegments += segments.length
    if (parsedSegments > mostSegments) throw new DrawingError('complex')
    const bounds = boundsOf(segments)
    if (!bounds) return
    const source = { byId, rules, viewport, matrix: own, bounds }
    const read = (value: string, key: string) => {
      const share = readLength(style[key], 1) ?? 1
      return readPaint(value, style, context.opacity * share, source)
    }
    const fill = node.name === 'line' ? undefined : read(style.fill ?? '#000', 'fill-opacity')
    if (fill) addShape(segments, fill, context, style['fill-rule'] === 'evenodd')
    const stroke = read(style.stroke ?? 'none', 'stroke-opacity')
    const outline = stroke && readStroke(style, viewport)
    if (stroke && outline) {
      strokedSegments += segments.length
      if (strokedSegments > mostStroked) throw new DrawingError('complex')
      const tolerance = (strokeTolerance * unit) / Math.max(scaleOf(own), 1e-9)
      addShape(outlineStroke(segments, outline, tolerance), stroke, context, false)
    }
  }

  function addShape(
    segments: PathSegment[],
    paint: Paint,
    { matrix: own, clips }: Context,
    evenOdd: boolean,
  ): void {
    const moved = moveSegments(segments, own)
    const bounds = boundsOf(moved)
    if (!bounds || !Object.values(bounds).every(Number.isFinite)) return
    shapes.push({ segments: moved, bounds, paint, clips, ...(evenOdd && { evenOdd }) })
  }

  visit(root, { matrix, style: {}, opacity: 1, clips: [], depth: 0 })
  return shapes
}

function indexNodes(node: DrawingNode, byId: Map<string, DrawingNode>, css: string[]): void {
  const { id } = node.attributes
  if (id !== undefined && !byId.has(id)) byId.set(id, node)
  if (node.name === 'style') css.push(node.text)
  for (const child of node.children) indexNodes(child, byId, css)
}

function readStroke(style: NodeStyle, { width, height }: Viewport): Stroke | undefined {
  const diagonal = Math.hypot(width, height) / Math.SQRT2
  const strokeWidth = readLength(style['stroke-width'] ?? '1', diagonal) ?? 1
  if (strokeWidth <= 0) return undefined
  const hasDashes = (style['stroke-dasharray'] ?? 'none') !== 'none'
  if (hasDashes || style['vector-effect'] === 'non-scaling-stroke') throw new DrawingError('other')
  const join = style['stroke-linejoin']
  const cap = style['stroke-linecap']
  return {
    width: strokeWidth,
    join: join === 'round' || join === 'bevel' ? join : 'miter',
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    miterLimit: readLength(style['stroke-miterlimit'], 1) ?? 4,
  }
}

function isOverlapping(shapes: readonly PlacedShape[]): boolean {
  return shapes.some(({ bounds }, index) =>
    shapes.slice(index + 1).some((other) => overlapsBounds(bounds, other.bounds)),
  )
}
