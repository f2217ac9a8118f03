import {
  contrastRatio,
  type Design,
  type Fill,
  type Frame,
  fillColors,
  inkBlack,
  layOver,
  splitColor,
} from '@/qr/design'

const white = '#ffffff'
/** Contrast that WCAG 2.2 requires of large text. */
export const minTextContrast = 3
/** Contrast that WCAG 2.2 requires of text of any size. */
export const goodTextContrast = 4.5

type Colors = Pick<Frame, 'fill' | 'textColor'>
type Background = Design['background']

/** Returns the minimum contrast between the text and the colors under it. */
export function measureTextContrast({ fill, textColor }: Colors, background: Background): number {
  const grounds = colorsUnder(fill, background)
  const words = splitColor(textColor)
  return Math.min(...grounds.map((color) => contrastRatio(layOver(words, color), color)))
}

/** Returns white or near-black, whichever makes the text easier to read. */
export function findTextColor(fill: Fill, background: Background): string {
  const contrast = (textColor: string) => measureTextContrast({ fill, textColor }, background)
  return contrast(white) >= contrast(inkBlack) ? white : inkBlack
}

/**
 * Returns a frame with another fill. An automatic text color changes if it would be unreadable.
 */
export function refill(frame: Frame, fill: Fill, background: Background): Frame {
  const isOurChoice = frame.textColor === findTextColor(frame.fill, background)
  const isLost =
    measureTextContrast({ fill, textColor: frame.textColor }, background) < minTextContrast
  const textColor = isOurChoice && isLost ? findTextColor(fill, background) : frame.textColor
  return { ...frame, fill, textColor }
}

/** Returns the colors under the text, from the frame's fill down to the paper. */
function colorsUnder(fill: Fill, { fill: ground }: Background): string[] {
  const papers = fillColors(ground).map((color) => layOver(color, white))
  const below = papers.length > 0 ? papers : [white]
  const above = fillColors(fill)
  return above.length > 0
    ? above.flatMap((color) => below.map((paper) => layOver(color, paper)))
    : below
}
