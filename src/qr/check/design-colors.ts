import { luminance } from '@/qr/design/contrast-ratio'
import type { Design } from '@/qr/design/design'
import { fillColors, layOver } from '@/qr/design/fill-colors'

const paper = '#ffffff'

/**
 * Returns the relative luminance of the darkest color behind the modules, on white paper where the
 * background is transparent.
 */
export function backgroundLuminance({ background }: Design): number {
  return Math.min(
    1,
    ...fillColors(background.fill).map((color) => luminance(layOver(color, paper))),
  )
}

/** Returns whether modules are lighter than their background, by the mean of their colors. */
export function isInverted(design: Design): boolean {
  const values = fillColors(design.modules.fill).map((color) => luminance(layOver(color, paper)))
  return values.reduce((sum, value) => sum + value, 0) / values.length > backgroundLuminance(design)
}

/** Swaps the colors of background and modules; finders follow the modules. */
export function swapColors(design: Design): Design {
  const { modules, finders, background } = design
  return {
    ...design,
    modules: { ...modules, fill: background.fill },
    finders: { ...finders, frameFill: null, pupilFill: null },
    background: { ...background, fill: modules.fill },
  }
}
