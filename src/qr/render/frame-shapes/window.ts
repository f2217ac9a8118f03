import { createPen, type Pen } from '../create-pen'
import { type Box, drawBox, inset, sameCorners } from '../draw-box'
import type { FrameRoom } from './frame-plan'

/** A quarter circle with a radius of three gaps does not touch the quiet zone: 3 (1 − 1/√2) < 1. */
const gapsPerRadius = 3

/** The opening of a frame around the code at `x`, `y`, one line wider on each side. */
export function windowAround({ side, line }: FrameRoom, x: number, y: number): Box {
  return { x: x - line, y: y - line, width: side + 2 * line, height: side + 2 * line }
}

export function windowRadius({ line }: FrameRoom): number {
  return gapsPerRadius * line
}

/** Cuts the opening out of a clockwise shape. */
export function cutWindow(pen: Pen, room: FrameRoom, window: Box): void {
  drawBox(pen, window, sameCorners('round', windowRadius(room)), true)
}

/** The background behind an opening, extended slightly under the frame to avoid a visible seam. */
export function windowBackground(room: FrameRoom, window: Box): string {
  const overlap = room.line / 4
  const pen = createPen()
  drawBox(pen, inset(window, -overlap), sameCorners('round', windowRadius(room) + overlap))
  return pen.path()
}
