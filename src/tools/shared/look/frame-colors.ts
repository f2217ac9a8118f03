import { contrastRatio } from '@/qr/design/contrast-ratio'
import type { Design, Fill, Frame } from '@/qr/design/design'
import { fillColors, layOver, splitColor } from '@/qr/design/fill-colors'

const white = '#ffffff'
const ink = '#1a1815'
/** Contrast that WCAG 2.2 requires of large text. */
export const leastWordsContrast = 3
/** WCAG 2.2 requires this of text of any size. */
export const goodWordsContrast = 4.5

type Colors = Pick<Frame, 'fill' | 'textColor'>
type Ground = Design['background']

/** Contrast of the words with what is under them, at its worst. */
export function measureWordsContrast({ fill, textColor }: Colors, ground: Ground): number {
  const grounds = colorsUnder(fill, ground)
  const words = splitColor(textColor)
  return Math.min(...grounds.map((color) => contrastRatio(layOver(words, color), color)))
}

/** White or ink, whichever the words are easier to read in. */
export function findWordsColor(fill: Fill, ground: Ground): string {
  const contrast = (textColor: string) => measureWordsContrast({ fill, textColor }, ground)
  return contrast(white) >= contrast(ink) ? white : ink
}

/** A frame in another fill. Words in the colour that we chose go on being readable on their own. */
export function refill(frame: Frame, fill: Fill, ground: Ground): Frame {
  const isOurChoice = frame.textColor === findWordsColor(frame.fill, ground)
  const isLost =
    measureWordsContrast({ fill, textColor: frame.textColor }, ground) < leastWordsContrast
  const textColor = isOurChoice && isLost ? findWordsColor(fill, ground) : frame.textColor
  return { ...frame, fill, textColor }
}

/** What lies under the words, from the frame's fill down to the paper. */
function colorsUnder(fill: Fill, { fill: ground }: Ground): string[] {
  const papers = fillColors(ground).map((color) => layOver(color, white))
  const below = papers.length > 0 ? papers : [white]
  const above = fillColors(fill)
  return above.length > 0
    ? above.flatMap((color) => below.map((paper) => layOver(color, paper)))
    : below
}
