import { createPen } from '../create-pen'
import { planCard } from './card'
import type { FramePlan, FrameRoom } from './frame-plan'

/** A card on which a speech bubble points at the code. */
export function planBubble(room: FrameRoom): FramePlan {
  const { side, line, band } = room
  const tail = Math.round(band / 3)
  const [left, right] = [3 * line, side - 3 * line]
  const [top, bottom] = [side + tail, side + tail + band]
  const middle = side / 2
  const radius = band / 3
  const pen = createPen()
  pen.moveTo(left + radius, top)
  pen.lineTo(middle - tail, top)
  pen.lineTo(middle, top - tail)
  pen.lineTo(middle + tail, top)
  pen.lineTo(right - radius, top)
  pen.arcTo(radius, right, top + radius)
  pen.lineTo(right, bottom - radius)
  pen.arcTo(radius, right - radius, bottom)
  pen.lineTo(left + radius, bottom)
  pen.arcTo(radius, left, bottom - radius)
  pen.lineTo(left, top + radius)
  pen.arcTo(radius, left + radius, top)
  pen.close()
  return {
    ...planCard(room, bottom + 3 * line),
    frame: pen.path(),
    text: { x: left + radius, y: top, width: right - left - 2 * radius, height: band },
  }
}
