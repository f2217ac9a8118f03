import type { FinderPupil } from '@/qr/design/design'
import type { Pen } from './create-pen'
import { type BoxCorners, type Corner, drawBox, sameCorners, turnCorners } from './draw-box'
import { starPoints } from './star-points'

/**
 * Position of an eye: its middle, its size (1 is the standard's) and its quarter turns clockwise.
 */
type Place = { x: number; y: number; scale: number; turns: number }
type DrawPupil = (pen: Pen, place: Place) => void

const sharp: Corner = { kind: 'round', size: 0 }

/**
 * Eyes of finder patterns (ISO/IEC 18004, 6.3.3), three modules a side. Those that leave the
 * corners of that square empty are larger, so that every eye has about the area of nine modules:
 * then it weighs the same to the eye, and readers that also measure along diagonals find the
 * 1:1:3:1:1 they search for. An eye is a line here.
 */
export const finderPupilDrawings: Record<FinderPupil, DrawPupil> = {
  square: box(1.5, 0),
  rounded: box(1.54, 0.7),
  circle: box(1.76, 1.76),
  leaf: opposite(1.64, { kind: 'round', size: 1.3 }),
  cut: opposite(1.64, { kind: 'cut', size: 0.85 }),
  octagon: box(1.74, 0.95, 'cut'),
  diamond: drawDiamond,
  flower: drawFlower,
  star: drawStar,
  cushion: drawCushion,
}

function box(half: number, corner: number, kind: Corner['kind'] = 'round'): DrawPupil {
  return (pen, { x, y, scale }) => {
    const [reach, side] = [half * scale, 2 * half * scale]
    const corners = sameCorners(kind, corner * scale)
    drawBox(pen, { x: x - reach, y: y - reach, width: side, height: side }, corners)
  }
}

/** A box with two corners taken off, at the symbol's own corner and opposite. */
function opposite(half: number, { kind, size }: Corner): DrawPupil {
  return (pen, { x, y, scale, turns }) => {
    const [reach, side] = [half * scale, 2 * half * scale]
    const taken = { kind, size: size * scale }
    const corners: BoxCorners = [taken, sharp, taken, sharp]
    const place = { x: x - reach, y: y - reach, width: side, height: side }
    drawBox(pen, place, turnCorners(corners, turns))
  }
}

/** A square on its tip; the tips are round, so that they keep off the ring. */
function drawDiamond(pen: Pen, { x, y, scale }: Place): void {
  const radius = scale
  const tip = 2.25 * scale
  const round = radius * Math.SQRT1_2
  // Where the arc around a tip begins and ends: `round` aside, and out as far as the side is there.
  const out = tip - round
  pen.moveTo(x + round, y - out)
  pen.lineTo(x + out, y - round)
  pen.arcTo(radius, x + out, y + round)
  pen.lineTo(x + round, y + out)
  pen.arcTo(radius, x - round, y + out)
  pen.lineTo(x - out, y + round)
  pen.arcTo(radius, x - out, y - round)
  pen.lineTo(x - round, y - out)
  pen.arcTo(radius, x + round, y - out)
  pen.close()
}

/** Eight petals around a round middle. */
function drawFlower(pen: Pen, { x, y, scale }: Place): void {
  // Where petals meet; half way between two of them is a tip.
  const meeting = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index - 0.5) * Math.PI) / 4
    return [x + 1.5 * scale * Math.sin(angle), y - 1.5 * scale * Math.cos(angle)] as const
  })
  pen.moveTo(...(meeting.at(-1) as readonly [number, number]))
  for (const point of meeting) pen.arcTo(0.62 * scale, ...point)
  pen.close()
}

function drawStar(pen: Pen, { x, y, scale }: Place): void {
  const [first, ...others] = starPoints(5, 2.05 * scale, 1.3 * scale)
  // The box of a five-pointed star lies higher than its middle.
  const middle = y + 0.12 * scale
  pen.moveTo(x + first.x, middle + first.y)
  for (const point of others) pen.lineTo(x + point.x, middle + point.y)
  pen.close()
}

/** Sides drawn in and corners out, as of a cushion. */
function drawCushion(pen: Pen, { x, y, scale }: Place): void {
  const corner = 1.55 * scale
  const middle = 1.39 * scale
  // A quadratic curve reaches half way to its control point.
  const control = 2 * middle - corner
  pen.moveTo(x - corner, y - corner)
  pen.quadTo(x, y - control, x + corner, y - corner)
  pen.quadTo(x + control, y, x + corner, y + corner)
  pen.quadTo(x, y + control, x - corner, y + corner)
  pen.quadTo(x - control, y, x - corner, y - corner)
  pen.close()
}
