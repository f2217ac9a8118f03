import { parsePath } from './parse-path'
import { writeNumber } from './write-number'

/** Scales path data by a factor per axis, around a point; curves become cubic. */
export function scalePath(
  path: string,
  { scaleX, scaleY, x, y }: { scaleX: number; scaleY: number; x: number; y: number },
): string {
  const at = (pointX: number, pointY: number) =>
    `${writeNumber(x + (pointX - x) * scaleX)} ${writeNumber(y + (pointY - y) * scaleY)}`
  return parsePath(path)
    .map((segment) => {
      switch (segment.kind) {
        case 'move':
          return `M${at(segment.x, segment.y)}`
        case 'line':
          return `L${at(segment.x, segment.y)}`
        case 'curve': {
          const { x1, y1, x2, y2 } = segment
          return `C${at(x1, y1)} ${at(x2, y2)} ${at(segment.x, segment.y)}`
        }
        case 'close':
          return 'Z'
        default:
          return segment satisfies never
      }
    })
    .join('')
}
