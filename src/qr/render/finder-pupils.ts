import type { FinderPupil } from '@/qr/design/design'
import type { Pen } from './create-pen'
import { type Corner, type Corners, drawBox, sameCorners } from './draw-box'
import { starPoints } from './star-points'

/** Draws the eye of a finder pattern around a centre, `turns` quarter turns clockwise. */
type DrawPupil = (pen: Pen, centreX: number, centreY: number, turns: number) => void

const sharp: Corner = { kind: 'round', size: 0 }

/**
 * Eyes of finder patterns (ISO/IEC 18004, 6.3.3): 3 modules wide through the middle, so that the
 * 1:1:3:1:1 that readers look for is kept. A pupil is a line here.
 */
export const finderPupilDrawings: Record<FinderPupil, DrawPupil> = {
  square: box(sameCorners('round', 0)),
  rounded: box(sameCorners('round', 0.7)),
  circle: box(sameCorners('round', 1.5)),
  leaf: box([{ kind: 'round', size: 1.4 }, sharp, { kind: 'round', size: 1.4 }, sharp]),
  cut: box([{ kind: 'cut', size: 1 }, sharp, { kind: 'cut', size: 1 }, sharp]),
  octagon: box(sameCorners('cut', 3 * (1 - Math.SQRT1_2))),
  diamond: drawDiamond,
  flower: drawFlower,
  star: drawStar,
  cushion: drawCushion,
}

function box(corners: Corners): DrawPupil {
  return (pen, centreX, centreY, turns) =>
    drawBox(
      pen,
      { x: centreX - 1.5, y: centreY - 1.5, width: 3, height: 3 },
      turnCorners(corners, turns),
    )
}

/** The corners of a box that was turned clockwise by quarters. */
export function turnCorners(corners: Corners, turns: number): Corners {
  return corners.map((_, index) => corners[(index + 4 - turns) % 4]) as unknown as Corners
}

/** A square on its tip; the tips are round, which leaves it as wide as it must be. */
function drawDiamond(pen: Pen, centreX: number, centreY: number): void {
  const radius = 0.6
  const tip = 1.5 + radius * (Math.SQRT2 - 1)
  const round = radius * Math.SQRT1_2
  // Where the arc around a tip begins and ends: `round` aside, as far out as a straight side is.
  const out = tip - round
  pen.moveTo(centreX + round, centreY - out)
  pen.lineTo(centreX + out, centreY - round)
  pen.arcTo(radius, centreX + out, centreY + round)
  pen.lineTo(centreX + round, centreY + out)
  pen.arcTo(radius, centreX - round, centreY + out)
  pen.lineTo(centreX - out, centreY + round)
  pen.arcTo(radius, centreX - out, centreY - round)
  pen.lineTo(centreX - round, centreY - out)
  pen.arcTo(radius, centreX + round, centreY - out)
  pen.close()
}

/** Four petals, each half a circle over a side of the square between them. */
function drawFlower(pen: Pen, centreX: number, centreY: number): void {
  const half = 0.75
  pen.moveTo(centreX - half, centreY - half)
  pen.arcTo(half, centreX + half, centreY - half)
  pen.arcTo(half, centreX + half, centreY + half)
  pen.arcTo(half, centreX - half, centreY + half)
  pen.arcTo(half, centreX - half, centreY - half)
  pen.close()
}

function drawStar(pen: Pen, centreX: number, centreY: number): void {
  const [first, ...others] = starPoints(5, 1.85, 1.1)
  // The box of a five-pointed star lies higher than its centre.
  const y = centreY + 0.12
  pen.moveTo(centreX + first.x, y + first.y)
  for (const point of others) pen.lineTo(centreX + point.x, y + point.y)
  pen.close()
}

/** Sides drawn in and corners out, as of a cushion. */
function drawCushion(pen: Pen, centreX: number, centreY: number): void {
  const corner = 1.65
  const middle = 1.4
  // A quadratic curve reaches half way to its control point.
  const control = 2 * middle - corner
  pen.moveTo(centreX - corner, centreY - corner)
  pen.quadTo(centreX, centreY - control, centreX + corner, centreY - corner)
  pen.quadTo(centreX + control, centreY, centreX + corner, centreY + corner)
  pen.quadTo(centreX, centreY + control, centreX - corner, centreY + corner)
  pen.quadTo(centreX - control, centreY, centreX - corner, centreY - corner)
  pen.close()
}
