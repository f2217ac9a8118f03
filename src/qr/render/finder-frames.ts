import type { FinderFrame } from '@/qr/design/design'
import { type Corner, type Corners, sameCorners } from './draw-box'

const sharp: Corner = { kind: 'round', size: 0 }
const wide: Corner = { kind: 'round', size: 3.5 }
const cut: Corner = { kind: 'cut', size: 2.2 }

/**
 * Outer corners of the ring of a finder pattern (ISO/IEC 18004, 6.3.3): 7 modules a side, one
 * thick. Given for the finder at the top left, clockwise from the symbol's own corner; the others
 * are turned to match. A frame is a line here.
 */
export const finderFrameCorners: Record<FinderFrame, Corners> = {
  square: sameCorners('round', 0),
  rounded: sameCorners('round', 1.4),
  'extra-rounded': sameCorners('round', 2.4),
  circle: sameCorners('round', 3.5),
  leaf: [{ kind: 'round', size: 3 }, sharp, { kind: 'round', size: 3 }, sharp],
  cut: [cut, sharp, cut, sharp],
  octagon: sameCorners('cut', 7 * (1 - Math.SQRT1_2)),
  speech: [wide, wide, sharp, wide],
}
