import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'
import { cutWindow, windowAround, windowBackground } from './window'

/** A name badge: slot for the strap, text, code. */
export function planBadge(room: FrameRoom): FramePlan {
  const { side, line, band } = room
  const slot = { width: side / 4, height: 1.5 * line }
  const top = 2 * line + slot.height
  const width = side + 4 * line
  const codeY = Math.ceil(top + band + line)
  const height = codeY + side + 2 * line
  const window = windowAround(room, 2 * line, codeY)

  const pen = createPen()
  drawBox(pen, { x: 0, y: 0, width, height }, sameCorners('round', 5 * line))
  const slotBox = { x: (width - slot.width) / 2, y: 2 * line, ...slot }
  drawBox(pen, slotBox, sameCorners('round', slot.height / 2), true)
  cutWindow(pen, room, window)
  return {
    width,
    height,
    code: { x: 2 * line, y: codeY },
    ground: windowBackground(room, window),
    frame: pen.path(),
    text: { x: 4 * line, y: top, width: side - 4 * line, height: codeY - line - top },
  }
}
