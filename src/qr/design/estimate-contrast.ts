import { contrastRatio, luminance } from './contrast-ratio'
import type { Design } from './design'
import { fillColors, layOver } from './fill-colors'

export type ContrastEstimate = {
  /**
   * Contrast of the worst pair, 1 to 21: every color of modules and finders against every color
   * behind them, gradient stops included. A transparent background counts as white paper. The value
   * is 1 if some pairs are dark on light and others light on dark, because no threshold separates
   * them.
   */
  ratio: number
  /** Below 3, some readers fail; below 4.5, they fail in poor light. */
  grade: 'good' | 'warn' | 'bad'
  /** Light modules on a dark background, which jsQR, zbar and old phones cannot read. */
  inverted: boolean
}

const paper = '#ffffff'

export function estimateContrast({
  modules,
  finders,
  background,
}: Pick<Design, 'modules' | 'finders' | 'background'>): ContrastEstimate {
  const grounds = fillColors(background.fill).map((color) => layOver(color, paper))
  if (grounds.length === 0) grounds.push(paper)
  const drawn = [modules.fill, finders.frameFill ?? modules.fill, finders.pupilFill ?? modules.fill]
  const pairs = grounds.flatMap((backgroundColor) =>
    // Without a fill there is no contrast.
    drawn.flatMap((fill) =>
      fill.kind === 'none'
        ? { front: backgroundColor, ground: backgroundColor }
        : fillColors(fill).map((color) => ({
            front: layOver(color, backgroundColor),
            ground: backgroundColor,
          })),
    ),
  )
  const lighter = pairs.filter(({ front, ground }) => luminance(front) > luminance(ground)).length
  const mixed = lighter > 0 && lighter < pairs.length
  const ratio = mixed
    ? 1
    : Math.min(...pairs.map(({ front, ground }) => contrastRatio(front, ground)))
  const inverted = lighter * 2 > pairs.length
  return { ratio, grade: gradeOf(ratio, inverted), inverted }
}

function gradeOf(ratio: number, inverted: boolean): ContrastEstimate['grade'] {
  if (ratio < 3) return 'bad'
  return ratio < 4.5 || inverted ? 'warn' : 'good'
}
