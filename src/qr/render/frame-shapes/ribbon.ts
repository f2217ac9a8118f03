import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'

/** A card with a ribbon across its foot, whose ends come out from behind. */
export function planRibbon({ side, line, band, corner }: FrameRoom): FramePlan {
  const overhang = 2 * line
  const end = Math.round(band / 2)
  const drop = Math.max(1, Math.round(band / 5))
  const left = end
  const width = side + 2 * (overhang + end)
  const top = side
  const ribbon = { x: left, y: top, width: width - 2 * left, height: band }
  const height = top + band + drop

  const ground = createPen()
  const card = { x: left + overhang, y: 0, width: side, height: top + band / 2 }
  drawBox(ground, card, sameCorners('round', corner))
  const front = createPen()
  drawBox(front, ribbon, sameCorners('round', 0))

  // Each end begins behind the ribbon and is cut like a swallow's tail.
  const shade = createPen()
  const inner = left + overhang
  for (const at of [(x: number) => x, (x: number) => width - x]) {
    shade.moveTo(at(inner), top + band)
    shade.lineTo(at(inner), top + band + drop)
    shade.lineTo(at(0), top + band + drop)
    shade.lineTo(at(end / 2), top + drop + band / 2)
    shade.lineTo(at(0), top + drop)
    shade.lineTo(at(inner), top + drop)
    shade.close()
  }
  return {
    width,
    height,
    code: { x: left + overhang, y: 0 },
    ground: ground.path(),
    shade: shade.path(),
    frame: front.path(),
    text: { x: left + overhang, y: top, width: side, height: band },
  }
}
