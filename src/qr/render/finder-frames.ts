import type { FinderFrame } from '@/qr/design/design'
import { type BoxCorners, type Corner, sameCorners } from './draw-box'

/** The ring of a finder pattern (ISO/IEC 18004, 6.3.3): 7 modules a side, one thick. */
type Frame = {
  /**
   * Outer corners at the top left of the symbol, clockwise from the symbol's own corner; the
   * corners of the other finders are rotated accordingly.
   */
  corners: BoxCorners
  /**
   * Scale of the eye. Readers also measure along diagonals, where a round frame leaves less space.
   */
  pupilScale: number
}

const sharp: Corner = { kind: 'round', size: 0 }
const wide: Corner = { kind: 'round', size: 2.7 }
const leaf: Corner = { kind: 'round', size: 2.6 }
const cut: Corner = { kind: 'cut', size: 1.4 }

/**
 * One line per frame. Two corners that differ much from the other two mislead readers that search
 * for four straight sides, so these frames preserve a large part of the sides.
 */
export const finderFrameForms: Record<FinderFrame, Frame> = {
  square: { corners: sameCorners('round', 0), pupilScale: 1 },
  rounded: { corners: sameCorners('round', 1.4), pupilScale: 0.97 },
  'extra-rounded': { corners: sameCorners('round', 2.4), pupilScale: 0.93 },
  circle: { corners: sameCorners('round', 3.5), pupilScale: 0.84 },
  leaf: { corners: [leaf, sharp, leaf, sharp], pupilScale: 1 },
  cut: { corners: [cut, sharp, cut, sharp], pupilScale: 1 },
  octagon: { corners: sameCorners('cut', 7 * (1 - Math.SQRT1_2)), pupilScale: 0.84 },
  speech: { corners: [wide, wide, sharp, wide], pupilScale: 0.93 },
}
