import type { Affine } from './affine'
import type { DrawingNode } from './drawing-node'

export type ViewBox = { x: number; y: number; width: number; height: number }

/** Maps the view box into the document (SVG 2, §8.6). */
export function fitViewBox(
  { x, y, width, height }: ViewBox,
  size: { width: number; height: number },
  { attributes }: DrawingNode,
): Affine {
  const [align = 'xMidYMid', fit = 'meet'] = (attributes.preserveAspectRatio ?? 'xMidYMid meet')
    .trim()
    .split(/\s+/)
  const [scaleX, scaleY] = [size.width / width, size.height / height]
  if (align === 'none') return [scaleX, 0, 0, scaleY, -x * scaleX, -y * scaleY]
  const scale = fit === 'slice' ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY)
  const share = (name: string) => (name === 'Min' ? 0 : name === 'Max' ? 1 : 0.5)
  const restX = (size.width - width * scale) * share(align.slice(1, 4))
  const restY = (size.height - height * scale) * share(align.slice(5, 8))
  return [scale, 0, 0, scale, restX - x * scale, restY - y * scale]
}
