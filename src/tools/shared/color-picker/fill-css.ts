import type { Fill } from '@/qr/design'
import { isGradient } from './color-fill'

/** The fill as a CSS `background-image`; `none` where nothing is filled. */
export function fillCss(fill: Fill): string {
  if (fill.kind === 'none') return 'none'
  if (!isGradient(fill)) return `linear-gradient(${fill.color}, ${fill.color})`
  const stops = fill.stops.map(({ offset, color }) => `${color} ${offset * 100}%`).join(', ')
  // 0° points up in CSS, and right in a fill.
  return fill.kind === 'linear'
    ? `linear-gradient(${fill.angleDegrees + 90}deg, ${stops})`
    : `radial-gradient(circle farthest-corner at center, ${stops})`
}
