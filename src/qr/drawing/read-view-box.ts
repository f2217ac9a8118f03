import type { DrawingNode } from './drawing-node'
import type { ViewBox } from './fit-view-box'

export function readViewBox({ attributes }: DrawingNode): ViewBox | undefined {
  const numbers = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  return numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined
}
