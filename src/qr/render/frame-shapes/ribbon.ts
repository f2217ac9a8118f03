import { createPen } from '../create-pen'
import { drawBox, sameCorners } from '../draw-box'
import type { FramePlan, FrameRoom } from './frame-plan'

/** A card with a ribbon across its foot, whose ends extend from behind the card. */
export function planRibbon({ side, line, band, corner }: FrameRoom): FramePlan {
  const overhang = Math.ceil(2 * line)
  const end = Math.round(band / 2)
  const drop = Math.max(1, Math.round(band / 5))
  const left = end
  const width = side + 2 * (overhang + end)
  const top = side
  const ribbon = { x: left, y: top, width: width - 2 * left, height: band }
  const height = top + band + drop

  const background = createPen()
  const card = { x: left + overhang, y: 0, width: side, height: top + band / 2 }
  drawBox(background, card, sameCorners('round', corner))
  const bannerPen = createPen()
  drawBox(bannerPen, ribbon, sameCorners('round', 0))

  // Each end has a swallowtail cut and is folded behind the ribbon.
  const ends = createPen()
  const folds = createPen()
  const inner = left + overhang
  for (const at of [(x: number) => x, (x: number) => width - x]) {
    ends.moveTo(at(inner), top + drop)
    ends.lineTo(at(0), top + drop)
    ends.lineTo(at(end / 2), top + drop + band / 2)
    ends.lineTo(at(0), height)
    ends.lineTo(at(inner), height)
    ends.close()
    folds.moveTo(at(left), top + band)
    folds.lineTo(at(inner), height)
    folds.lineTo(at(inner), top + band)
    folds.close()
  }
  return {
    width,
    height,
    code: { x: left + overhang, y: 0 },
    ground: background.path(),
    shades: [
      { path: ends.path(), share: 0.25 },
      { path: folds.path(), share: 0.6 },
    ],
    frame: bannerPen.path(),
    text: { x: left + 2 * line, y: top, width: ribbon.width - 4 * line, height: band },
  }
}
