import type { DrawingShape, PathDrawing } from '@/qr/render/path-drawing'
import type { PathSegment } from '@/qr/render/path-segment'
import { placePaint } from '@/qr/render/place-paint'
import { type Affine, identity, moveSegments } from './affine'
import { type Bounds, boundsOf } from './bounds-of'
import { collectShapes, type PlacedShape } from './collect-shapes'
import { DrawingError } from './drawing-error'
import { type DrawingNode, readDrawingNodes } from './drawing-node'
import type { DrawingReason } from './drawing-reason'
import { fitViewBox, type ViewBox } from './fit-view-box'
import { overlapsBounds } from './overlaps-bounds'
import { readLength } from './read-length'
import { readViewBox } from './read-view-box'
import { rectangleBounds } from './rectangle-bounds'

export type ConvertedDrawing =
  | { ok: true; drawing: PathDrawing }
  | { ok: false; reason: DrawingReason }

/** Units of the longer side of a converted drawing; coordinates have two decimals. */
const longestUnits = 1000
/** Part of the longer side by which shapes may exceed the visible area. */
const slack = 0.005
const mostSegments = 60_000
/** A renderer stores a row of pixels for each shape. */
const mostShapes = 150

/**
 * Converts an SVG drawing to filled paths: shapes, groups, copies, transforms, style sheets and
 * gradients are resolved, strokes become outlines. Works without a DOM, so that it runs in any
 * thread. Never throws.
 */
export function convertDrawing(svg: string): ConvertedDrawing {
  try {
    return { ok: true, drawing: convert(readDrawingNodes(svg)) }
  } catch (cause) {
    return { ok: false, reason: cause instanceof DrawingError ? cause.reason : 'other' }
  }
}

function convert(root: DrawingNode): PathDrawing {
  const viewBox = readViewBox(root)
  const size = readSize(root, viewBox)
  const viewport = viewBox ?? size ?? { width: 100, height: 100 }
  const toSize = viewBox && size ? fitViewBox(viewBox, size, root) : moveTo(viewBox)
  const view = size ?? viewBox
  const unit = Math.max(view?.width ?? 100, view?.height ?? 100) / longestUnits
  const shapes = collectShapes(root, { matrix: toSize, viewport, unit })
  const box = view ? { x: 0, y: 0, ...view } : boundsOfShapes(shapes)
  const visible = cropShapes(shapes, box)
  if (visible.length === 0) throw new DrawingError('other')
  const scale = longestUnits / Math.max(box.width, box.height)
  const place: Affine = [scale, 0, 0, scale, -box.x * scale, -box.y * scale]
  const merged = mergeShapes(visible)
  const count = merged.reduce((sum, { segments }) => sum + segments.length, 0)
  if (merged.length > mostShapes || count > mostSegments) throw new DrawingError('complex')
  return {
    width: round(box.width * scale),
    height: round(box.height * scale),
    shapes: merged.map((shape) => writeShape(shape, place)),
  }
}

/** Width and height of the document; shares of an unknown page are those of the view box. */
function readSize({ attributes }: DrawingNode, viewBox: ViewBox | undefined) {
  const isShare = (text: string | undefined) => text === undefined || text.trim().endsWith('%')
  const width = isShare(attributes.width) ? undefined : readLength(attributes.width, 100)
  const height = isShare(attributes.height) ? undefined : readLength(attributes.height, 100)
  if (width && height && width > 0 && height > 0) return { width, height }
  if (viewBox) return { width: viewBox.width, height: viewBox.height }
  return undefined
}

function moveTo(viewBox: ViewBox | undefined): Affine {
  return viewBox ? [1, 0, 0, 1, -viewBox.x, -viewBox.y] : identity
}

function boundsOfShapes(shapes: readonly PlacedShape[]): ViewBox {
  const all = shapes.map(({ bounds }) => bounds)
  const x = Math.min(...all.map(({ left }) => left))
  const y = Math.min(...all.map(({ top }) => top))
  const width = Math.max(...all.map(({ right }) => right)) - x
  const height = Math.max(...all.map(({ bottom }) => bottom)) - y
  if (!(width > 0 && height > 0)) throw new DrawingError('other')
  return { x, y, width, height }
}

/** Drops what is outside of the visible area; no writer can cut a shape. */
function cropShapes(
  shapes: readonly PlacedShape[],
  { x, y, width, height }: ViewBox,
): PlacedShape[] {
  const allowed = slack * Math.max(width, height)
  return shapes.flatMap((shape) => {
    const limits = shape.clips.reduce(intersectBounds, {
      left: x,
      top: y,
      right: x + width,
      bottom: y + height,
    })
    const { left, top, right, bottom } = shape.bounds
    const isOutside =
      left >= limits.right || right <= limits.left || top >= limits.bottom || bottom <= limits.top
    if (isOutside) return []
    const isInside =
      left >= limits.left - allowed &&
      top >= limits.top - allowed &&
      right <= limits.right + allowed &&
      bottom <= limits.bottom + allowed
    if (isInside) return [shape]
    const rectangle = cutRectangle(shape.segments, limits)
    if (!rectangle) throw new DrawingError('cropped')
    return [{ ...shape, segments: rectangle, bounds: boundsOf(rectangle) ?? shape.bounds }]
  })
}

function intersectBounds(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** Cuts a rectangle along the axes, such as a background that is larger than the drawing. */
function cutRectangle(segments: readonly PathSegment[], limits: Bounds): PathSegment[] | undefined {
  const bounds = rectangleBounds(segments)
  if (!bounds) return undefined
  const { left, top, right, bottom } = intersectBounds(bounds, limits)
  return [
    { kind: 'move', x: left, y: top },
    { kind: 'line', x: right, y: top },
    { kind: 'line', x: right, y: bottom },
    { kind: 'line', x: left, y: bottom },
    { kind: 'close' },
  ]
}

/** Joins neighboring shapes of one color that do not touch, such as the letters of a name. */
function mergeShapes(shapes: readonly PlacedShape[]): PlacedShape[] {
  const merged: { shape: PlacedShape; boxes: Bounds[] }[] = []
  for (const shape of shapes) {
    const last = merged.at(-1)
    const isSame =
      last !== undefined &&
      last.shape.evenOdd === shape.evenOdd &&
      JSON.stringify(last.shape.paint) === JSON.stringify(shape.paint) &&
      last.boxes.every((box) => !overlapsBounds(box, shape.bounds))
    if (!isSame) {
      merged.push({ shape, boxes: [shape.bounds] })
      continue
    }
    last.shape = { ...last.shape, segments: [...last.shape.segments, ...shape.segments] }
    last.boxes.push(shape.bounds)
  }
  return merged.map(({ shape }) => shape)
}

function writeShape({ segments, paint, evenOdd }: PlacedShape, place: Affine): DrawingShape {
  const [scale, , , , left, top] = place
  return {
    path: moveSegments(segments, place).map(writeSegment).join(''),
    paint: placePaint(paint, { scale, left, top }),
    ...(evenOdd && { evenOdd }),
  }
}

function writeSegment(segment: PathSegment): string {
  if (segment.kind === 'close') return 'Z'
  const end = `${round(segment.x)} ${round(segment.y)}`
  if (segment.kind !== 'curve') return `${segment.kind === 'move' ? 'M' : 'L'}${end}`
  const { x1, y1, x2, y2 } = segment
  return `C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${end}`
}

/** Two decimals; `+ 0` converts -0 to 0. */
function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
