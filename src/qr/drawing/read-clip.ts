import { type Affine, moveSegments } from './affine'
import type { Bounds } from './bounds-of'
import { DrawingError } from './drawing-error'
import type { DrawingNode } from './drawing-node'
import { basicShapes, outlineElement, type Viewport } from './outline-element'
import { rectangleBounds } from './rectangle-bounds'
import { transformBy } from './transform-by'

/**
 * Reads a clip path that is a rectangle along the axes, as drawing programs put around a whole
 * drawing; undefined for none.
 *
 * @throws DrawingError for other clip paths
 */
export function readClip(
  value: string | undefined,
  matrix: Affine,
  { byId, viewport }: { byId: ReadonlyMap<string, DrawingNode>; viewport: Viewport },
): Bounds | undefined {
  if (value === undefined || value === 'none') return undefined
  const [, id = ''] = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)$/.exec(value) ?? []
  const clip = byId.get(id)
  const parts = clip?.children.filter(({ name }) => name !== 'title' && name !== 'desc') ?? []
  const [part] = parts
  const units = clip?.attributes.clipPathUnits ?? 'userSpaceOnUse'
  if (!part || parts.length > 1 || units !== 'userSpaceOnUse' || !basicShapes.includes(part.name)) {
    throw new DrawingError('effect')
  }
  const inner = transformBy(
    transformBy(matrix, clip?.attributes.transform),
    part.attributes.transform,
  )
  const bounds = rectangleBounds(moveSegments(outlineElement(part, viewport), inner))
  if (!bounds) throw new DrawingError('effect')
  return bounds
}
