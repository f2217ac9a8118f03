import type { FinderPupil } from '@/qr/design/design'
import type { Pen } from './create-pen'
import { type BoxCorners, type Corner, drawBox, sameCorners, turnCorners } from './draw-box'
import { starPoints } from './star-points'

/** Position of an eye: its middle, its scale (1 is standard) and its clockwise quarter turns. */
type Place = { x: number; y: number; scale: number; turns: number }
type DrawPupil = (pen: Pen, place: Place) => void

const sharp: Corner = { kind: 'round', size: 0 }

/**
 * Eyes of finder patterns (ISO/IEC 18004, 6.3.3), three modules per side, one line each. Eyes
 * without the corners of that square are larger, so that every eye has about the area of nine
 * modules: all have the same visual weight, and readers that also measure along diagonals find the
 * ratio 1:1:3:1:1.
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

/** Draws a box with two cut or rounded corners: the one at the symbol's corner and its opposite. */
function opposite(half: number, { kind, size }: Corner): DrawPupil {
  return (pen, { x, y, scale, turns }) => {
    const [reach, side] = [half * scale, 2 * half * scale]
    const scaled = { kind, size: size * scale }
    const corners: BoxCorners = [scaled, sharp, scaled, sharp]
    const place = { x: x - reach, y: y - reach, width: side, height: side }
    drawBox(pen, place, turnCorners(corners, turns))
  }
}

/** Draws a square on its tip, with round tips for a distance from the ring. */
function drawDiamond(pen: Pen, { x, y, scale }: Place): void {
  const radius = scale
  const tip = 2.25 * scale
  const round = radius * Math.SQRT1_2
  // Start and end of the arc around a tip: `round` to the side, at the distance of the side there.
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
  // Points where petals meet; tips are half way between them.
  const meeting = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index - 0.5) * Math.PI) / 4
    return [x + 1.5 * scale * Math.sin(angle), y - 1.5 * scale * Math.cos(angle)] as const
  })
  pen.moveTo(...(meeting.at(-1) as readonly [number, number]))
  for (const point of meeting) pen.arcTo(0.62 * scale, ...point)
  pen.close()
}

function drawStar(pen: Pen, { x, y, scale }: Place): void {
  const [first, ...others] = starPoints(2.05 * scale, 1.3 * scale)
  // The bounding box of a five-pointed star is higher than its center.
  const middle = y + 0.12 * scale
  pen.moveTo(x + first.x, middle + first.y)
  for (const point of others) pen.lineTo(x + point.x, middle + point.y)
  pen.close()
}

/** Draws a cushion: concave sides and extended corners. */
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
