import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'

/** A background as wide as the code and higher, with the code at its top. */
export function planCard(
  { side, corner }: FrameRoom,
  height: number,
): Pick<FramePlan, 'width' | 'height' | 'code' | 'ground'> {
  const pen = createPen()
  drawBox(pen, { x: 0, y: 0, width: side, height }, sameCorners('round', corner))
  return { width: side, height, code: { x: 0, y: 0 }, ground: pen.path() }
}
