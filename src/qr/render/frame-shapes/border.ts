import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'
import { cutWindow, windowAround, windowBackground, windowRadius } from './window'

/** A line around the code, without text. */
export function planBorder(room: FrameRoom): FramePlan {
  const { side, line } = room
  const width = side + 4 * line
  const window = windowAround(room, 2 * line, 2 * line)
  const pen = createPen()
  const box = { x: 0, y: 0, width, height: width }
  drawBox(pen, box, sameCorners('round', windowRadius(room) + line))
  cutWindow(pen, room, window)
  return {
    width,
    height: width,
    code: { x: 2 * line, y: 2 * line },
    ground: windowBackground(room, window),
    frame: pen.path(),
    text: null,
  }
}
