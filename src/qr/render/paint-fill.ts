import type { Fill } from '@/qr/design/design'
import { splitColor } from '@/qr/design/fill-colors'
import type { Box } from './draw-box'
import type { Paint } from './scene'

/** Converts a fill to a paint in scene units, a gradient spanning the box; undefined for `none`. */
export function findPaint(fill: Fill, { x, y, width, height }: Box): Paint | undefined {
  const cx = x + width / 2
  const cy = y + height / 2
  switch (fill.kind) {
    case 'none':
      return undefined
    case 'solid':
      return { kind: 'solid', ...splitColor(fill.color) }
    case 'linear': {
      const angle = (fill.angleDegrees * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      // Distance at which the corners of the box are the ends of the gradient at any angle.
      const reach = (width * Math.abs(cos) + height * Math.abs(sin)) / 2
      return {
        kind: 'linear',
        x1: toThousandths(cx - reach * cos),
        y1: toThousandths(cy - reach * sin),
        x2: toThousandths(cx + reach * cos),
        y2: toThousandths(cy + reach * sin),
        stops: sceneStops(fill.stops),
      }
    }
    case 'radial':
      return {
        kind: 'radial',
        cx: toThousandths(cx),
        cy: toThousandths(cy),
        radius: toThousandths(Math.hypot(width, height) / 2),
        stops: sceneStops(fill.stops),
      }
  }
}

export function isOpaquePaint(paint: Paint): boolean {
  return paint.kind === 'solid'
    ? paint.opacity === 1
    : paint.stops.every(({ opacity }) => opacity === 1)
}

export function samePaint(first: Paint, second: Paint): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second)
}

type Stops = Extract<Fill, { kind: 'radial' }>['stops']

/** Sorts stops by offset; the order of stops at the same offset is stable. */
function sceneStops(stops: Stops) {
  return stops
    .map(({ offset, color }) => ({ offset: toThousandths(offset), ...splitColor(color) }))
    .sort((first, second) => first.offset - second.offset)
}

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
