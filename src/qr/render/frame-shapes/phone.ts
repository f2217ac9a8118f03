import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'
import { cutWindow, windowBackground, windowRadius } from './window'

/** A phone that shows the code and a button with the text. */
export function planPhone(room: FrameRoom): FramePlan {
  const { side, line, band } = room
  // The wall thickness aligns the code with whole modules.
  const wall = Math.ceil(3 * line) - line
  const island = { width: side / 4, height: line }
  const bar = { width: side / 3, height: line / 2 }
  const code = { x: wall + line, y: Math.ceil(wall + 3 * line) }
  const button = { x: code.x + 3 * line, y: code.y + side, width: side - 6 * line, height: band }
  const screen = {
    x: wall,
    y: wall,
    width: side + 2 * line,
    height: button.y + band + 4 * line - wall,
  }
  const width = screen.width + 2 * wall
  const height = screen.height + 2 * wall
  const center = (size: { width: number }) => (width - size.width) / 2

  const pen = createPen()
  const radius = windowRadius(room) + wall
  drawBox(pen, { x: 0, y: 0, width, height }, sameCorners('round', radius))
  cutWindow(pen, room, screen)
  const islandBox = { x: center(island), y: wall + line, ...island }
  drawBox(pen, islandBox, sameCorners('round', island.height / 2))
  drawBox(pen, button, sameCorners('round', band / 2))
  const barBox = { x: center(bar), y: height - wall - 1.5 * line - bar.height / 2, ...bar }
  drawBox(pen, barBox, sameCorners('round', bar.height / 2))
  return {
    width,
    height,
    code,
    ground: windowBackground(room, screen),
    frame: pen.path(),
    text: { ...button, x: button.x + band / 2, width: button.width - band },
  }
}
