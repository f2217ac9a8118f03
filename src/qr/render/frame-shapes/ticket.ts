import { createPen } from '../create-pen'
import type { FramePlan, FrameRoom } from './frame-plan'
import { cutWindow, windowAround, windowBackground, windowRadius } from './window'

/** A ticket whose stub, below a row of holes, contains the text. */
export function planTicket(room: FrameRoom): FramePlan {
  const { side, line, band } = room
  const notch = band / 4
  const tear = Math.ceil(2 * notch) + line
  const width = side + 4 * line
  const stub = side + 3 * line
  const height = stub + tear + band
  const tearY = stub + tear / 2
  const radius = windowRadius(room) + line

  const pen = createPen()
  pen.moveTo(radius, 0)
  pen.lineTo(width - radius, 0)
  pen.arcTo(radius, width, radius)
  pen.lineTo(width, tearY - notch)
  pen.arcTo(notch, width, tearY + notch, false)
  pen.lineTo(width, height - radius)
  pen.arcTo(radius, width - radius, height)
  pen.lineTo(radius, height)
  pen.arcTo(radius, 0, height - radius)
  pen.lineTo(0, tearY + notch)
  pen.arcTo(notch, 0, tearY - notch, false)
  pen.lineTo(0, radius)
  pen.arcTo(radius, radius, 0)
  pen.close()
  const window = windowAround(room, 2 * line, 2 * line)
  cutWindow(pen, room, window)

  // The distance between holes, and to the notches, equals their width.
  const hole = notch / 4
  const from = 2 * notch
  const count = Math.floor((width - 2 * from) / (4 * hole))
  const step = (width - 2 * from) / count
  for (let index = 0; index < count; index++) {
    const x = from + (index + 0.5) * step
    pen.moveTo(x - hole, tearY)
    pen.arcTo(hole, x + hole, tearY, false)
    pen.arcTo(hole, x - hole, tearY, false)
    pen.close()
  }
  return {
    width,
    height,
    code: { x: 2 * line, y: 2 * line },
    ground: windowBackground(room, window),
    frame: pen.path(),
    text: { x: 4 * line, y: stub + tear - line / 2, width: side - 4 * line, height: band },
  }
}
