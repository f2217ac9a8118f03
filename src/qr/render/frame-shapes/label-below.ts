import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import { planCard } from './card'
import type { FramePlan, FrameRoom } from './frame-plan'

/** A card with a pill under the code. */
export function planLabelBelow(room: FrameRoom): FramePlan {
  const { side, line, band } = room
  const label = { x: 3 * line, y: side, width: side - 6 * line, height: band }
  const pen = createPen()
  drawBox(pen, label, sameCorners('round', band / 2))
  const text = { ...label, x: label.x + band / 2, width: label.width - band }
  return { ...planCard(room, side + band + 3 * line), frame: pen.path(), text }
}
