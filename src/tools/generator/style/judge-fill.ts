import type { Verdict } from '@/qr/check'
import { type Design, defaultDesign, estimateContrast, type Fill, fillColors } from '@/qr/design'

/** Rates the contrast of a fill on a background, regardless of other problems. */
export function judgeFill(fill: Fill, background: Design['background']): Verdict {
  const { ratio, inverted } = estimateContrast({
    modules: { ...defaultDesign.modules, fill },
    finders: defaultDesign.finders,
    background,
  })
  if (ratio < 3) return 'red'
  return ratio < 4.5 || inverted ? 'amber' : 'green'
}

/** A transparent background depends on the page behind it. */
export function judgeBackground(fill: Fill): Verdict {
  const colors = fillColors(fill)
  return colors.length > 0 && colors.every(({ opacity }) => opacity === 1) ? 'green' : 'amber'
}

/** ISO/IEC 18004, 6.3.8 requires four modules. */
export function judgeMargin(marginModules: number): Verdict {
  if (marginModules >= 4) return 'green'
  return marginModules < 1 ? 'red' : 'amber'
}
