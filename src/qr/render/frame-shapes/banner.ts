import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'
import { cutWindow, windowAround, windowBackground, windowRadius } from './window'

/** A solid frame with a broad side for the text. */
export const planBannerBelow = (room: FrameRoom) => planBanner(room, 'below')
export const planBannerAbove = (room: FrameRoom) => planBanner(room, 'above')

function planBanner(room: FrameRoom, where: 'above' | 'below'): FramePlan {
  const { side, line, band } = room
  const width = side + 4 * line
  const codeY = where === 'above' ? Math.ceil(band + line) : 2 * line
  const height = where === 'above' ? codeY + side + 2 * line : side + 3 * line + band
  const window = windowAround(room, 2 * line, codeY)
  const textY = where === 'above' ? codeY - line - band : side + 3 * line
  const pen = createPen()
  drawBox(pen, { x: 0, y: 0, width, height }, sameCorners('round', windowRadius(room) + line))
  cutWindow(pen, room, window)
  return {
    width,
    height,
    code: { x: 2 * line, y: codeY },
    ground: windowBackground(room, window),
    frame: pen.path(),
    text: { x: 4 * line, y: textY, width: side - 4 * line, height: band },
  }
}
