import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'
import { windowRadius } from './window'

/** Four angles around the code, like a viewfinder, without text. */
export function planCorners(room: FrameRoom): FramePlan {
  const { side, line } = room
  const width = side + 4 * line
  const radius = windowRadius(room) + line
  const arm = radius + Math.round(side / 8)
  const pen = createPen()
  for (const turns of [0, 1, 2, 3]) {
    const at = turned(width, turns)
    pen.moveTo(...at(0, arm))
    pen.lineTo(...at(0, radius))
    pen.arcTo(radius, ...at(radius, 0))
    pen.lineTo(...at(arm, 0))
    pen.arcTo(line / 2, ...at(arm, line))
    pen.lineTo(...at(radius, line))
    pen.arcTo(radius - line, ...at(line, radius), false)
    pen.lineTo(...at(line, arm))
    pen.arcTo(line / 2, ...at(0, arm))
    pen.close()
  }
  const background = createPen()
  drawBox(background, { x: 0, y: 0, width, height: width }, sameCorners('round', radius))
  return {
    width,
    height: width,
    code: { x: 2 * line, y: 2 * line },
    ground: background.path(),
    frame: pen.path(),
    text: null,
  }
}

/** Maps points of the top left corner to another by clockwise quarter turns. */
function turned(side: number, turns: number) {
  return (x: number, y: number): [number, number] => {
    if (turns === 1) return [side - y, x]
    if (turns === 2) return [side - x, side - y]
    return turns === 3 ? [y, side - x] : [x, y]
  }
}
