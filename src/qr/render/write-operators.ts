import type { PathSegment } from './path-segment'
import { writeNumbers } from './write-number'

/**
 * Writes a path in the operators of PDF (ISO 32000-1, §8.5.2), which the EPS prolog also defines.
 */
export function writeOperators(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => {
      switch (segment.kind) {
        case 'move':
          return `${writeNumbers([segment.x, segment.y])} m`
        case 'line':
          return `${writeNumbers([segment.x, segment.y])} l`
        case 'curve': {
          const { x1, y1, x2, y2, x, y } = segment
          return `${writeNumbers([x1, y1, x2, y2, x, y])} c`
        }
        case 'close':
          return 'h'
        default:
          return segment satisfies never
      }
    })
    .join('\n')
}
