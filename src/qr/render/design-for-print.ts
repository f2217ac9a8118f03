import type { Design, Fill } from '@/qr/design/design'
import type { PrintColor } from './print-color'

const fullTint: Fill = { kind: 'solid', color: '#000000' }

/**
 * Adapts a design to the colors of a print file: a logo that is knocked out of the spot ink needs
 * a plate of that ink in place of its own.
 */
export function designForPrint(design: Design, color: PrintColor): Design {
  const { logo } = design
  if (!logo || typeof color === 'string' || color.logoInk !== 'knockout') return design
  return { ...design, logo: { ...logo, backdrop: fullTint } }
}
