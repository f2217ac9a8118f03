import type { Verdict } from '@/qr/check/check-result'
import { checkContrast } from '@/qr/design/check-contrast'
import { type Design, defaultDesign, type Fill } from '@/qr/design/design'
import { fillColors } from '@/qr/design/fill-colors'

/** What a fill of its own does to the code on this ground, whatever else is wrong with it. */
export function judgeFill(fill: Fill, background: Design['background']): Verdict {
  const { ratio, inverted } = checkContrast({
    modules: { ...defaultDesign.modules, fill },
    finders: defaultDesign.finders,
    background,
  })
  if (ratio < 3) return 'red'
  return ratio < 4.5 || inverted ? 'amber' : 'green'
}

/** A ground that lets the page through is only as light as the page. */
export function judgeBackground(fill: Fill): Verdict {
  const colors = fillColors(fill)
  return colors.length > 0 && colors.every(({ opacity }) => opacity === 1) ? 'green' : 'amber'
}

/** ISO/IEC 18004, 6.3.8 asks for four modules. */
export function judgeMargin(marginModules: number): Verdict {
  if (marginModules >= 4) return 'green'
  return marginModules < 1 ? 'red' : 'amber'
}
