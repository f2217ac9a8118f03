import type { Design } from '@/qr/design/design'
import { type Color, splitColor } from '@/qr/design/fill-colors'

/** Returns the colors of a plain design; `light` is null if the background is transparent. */
export function plainColors({ modules, background }: Design): { dark: Color; light: Color | null } {
  if (modules.fill.kind !== 'solid') throw new Error('A plain code has one color')
  const { fill } = background
  if (fill.kind === 'none') return { dark: splitColor(modules.fill.color), light: null }
  if (fill.kind !== 'solid') throw new Error('A plain code has a ground of one color or none')
  return { dark: splitColor(modules.fill.color), light: splitColor(fill.color) }
}
