import type { Pen } from './create-pen'

/** Shape of a box's corner: an arc or a straight cut, `size` along each side; 0 is sharp. */
export type Corner = { kind: 'round' | 'cut'; size: number }
/** Clockwise from the top left. */
export type BoxCorners = readonly [Corner, Corner, Corner, Corner]
export type Box = { x: number; y: number; width: number; height: number }

/** Inset of an octagon's cut, in units, when the box shrinks by one unit on each side. */
const cutInset = 2 - Math.SQRT2

export function sameCorners(kind: Corner['kind'], size: number): BoxCorners {
  const corner = { kind, size }
  return [corner, corner, corner, corner]
}

/** Returns the corners of a box that is turned clockwise by quarters. */
export function turnCorners(corners: BoxCorners, turns: number): BoxCorners {
  return corners.map((_, index) => corners[(index + 4 - turns) % 4]) as unknown as BoxCorners
}

/** Draws a closed box clockwise; `reversed` makes it a hole in a clockwise shape (nonzero rule). */
export function drawBox(pen: Pen, box: Box, corners: BoxCorners, reversed = false): void {
  const { x, y, width, height } = box
  const [a, b, c, d] = corners
  const right = x + width
  const bottom = y + height
  // Points where the outline enters and leaves each corner, clockwise.
  const turns = [
    { corner: a, in: [x, y + a.size], out: [x + a.size, y] },
    { corner: b, in: [right - b.size, y], out: [right, y + b.size] },
    { corner: c, in: [right, bottom - c.size], out: [right - c.size, bottom] },
    { corner: d, in: [x + d.size, bottom], out: [x, bottom - d.size] },
  ] as const
  const [first, ...others] = reversed ? [turns[0], turns[3], turns[2], turns[1]] : turns
  pen.moveTo(...(reversed ? first.in : first.out))
  for (const turn of [...others, first]) {
    pen.lineTo(...(reversed ? turn.out : turn.in))
    const end = reversed ? turn.in : turn.out
    if (turn.corner.kind === 'round' && turn.corner.size > 0) {
      pen.arcTo(turn.corner.size, ...end, !reversed)
    } else {
      pen.lineTo(...end)
    }
  }
  pen.close()
}

/** Draws a box with a wall of even thickness, including the corners of its hole. */
export function drawRing(pen: Pen, box: Box, corners: BoxCorners, thickness: number): void {
  drawBox(pen, box, corners)
  const inner = corners.map(({ kind, size }) => ({
    kind,
    size: Math.max(0, size - thickness * (kind === 'cut' ? cutInset : 1)),
  })) as unknown as BoxCorners
  drawBox(pen, inset(box, thickness), inner, true)
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
