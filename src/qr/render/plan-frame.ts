import { type FrameShape, frameTextLines } from '@/qr/design/design'
import { splitLines } from '@/qr/text/split-lines'
import { planBadge } from './frame-shapes/badge'
import { planBannerAbove, planBannerBelow } from './frame-shapes/banner'
import { planBorder } from './frame-shapes/border'
import { planBubble } from './frame-shapes/bubble'
import { planCorners } from './frame-shapes/corners'
import type { FramePlan, PlanFrame } from './frame-shapes/frame-plan'
import { planLabelBelow } from './frame-shapes/label-below'
import { planPhone } from './frame-shapes/phone'
import { planRibbon } from './frame-shapes/ribbon'
import { planTicket } from './frame-shapes/ticket'

/** Height of the band for two lines, whose letters are a little smaller. */
const bandOfTwoLines = 1.7

const plans: Record<FrameShape, PlanFrame> = {
  'banner-below': planBannerBelow,
  'banner-above': planBannerAbove,
  'label-below': planLabelBelow,
  ribbon: planRibbon,
  bubble: planBubble,
  ticket: planTicket,
  badge: planBadge,
  phone: planPhone,
  border: planBorder,
  corners: planCorners,
}

/**
 * Lays a frame out around a code of `side` modules, quiet zone included. Dimensions grow with the
 * code, and the code is aligned with whole modules, so that its edges are sharp. A frame is taller around a `text` of
 * two lines.
 */
export function planFrame(shape: FrameShape, side: number, corner: number, text = ''): FramePlan {
  const line = Math.max(2, Math.round(side * 0.07)) / 2
  const lineHeight = Math.max(5, Math.round(side * 0.2))
  const isTall = splitLines(text, frameTextLines).length > 1
  const band = isTall ? Math.round(lineHeight * bandOfTwoLines) : lineHeight
  return plans[shape]({ side, line, band, corner })
}
