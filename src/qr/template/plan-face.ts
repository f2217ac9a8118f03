import type { Box } from '@/qr/render/draw-box'
import { printTemplates, type TemplateName, type UprightFace } from './print-templates'

/**
 * Boxes of one face in millimeters: the code, the colored area, and the two texts, which are either
 * apart or in one column.
 */
export type FacePlan = {
  code: Box
  accent: Box
  texts: { first: Box; second: Box } | { column: Box }
}

/**
 * Plans one face: on a card the code is next to the texts, on all others between them. No text or
 * code is closer to the edge than the safe distance of print shops.
 */
export function planFace(template: TemplateName, face: Box, ratio: number): FacePlan {
  const { face: plan } = printTemplates[template]
  return plan === 'card' ? planCard(face, ratio) : planUpright(plan, face, ratio)
}

/** Distance that cutters may miss the edge by, as required for business cards. */
const safeMm = 4

function planUpright(shares: UprightFace, face: Box, ratio: number): FacePlan {
  const { x, y, width, height } = face
  const shorter = Math.min(width, height)
  const margin = Math.max(safeMm, shorter * 0.08)
  const band = height * shares.band
  const foot = height * shares.foot
  const room = { width: width - 2 * margin, height: height - band - foot }
  const gap = Math.min(margin, room.height * 0.08)
  const code = center(
    { x: x + margin, y: y + band + gap, width: room.width, height: room.height - gap },
    ratio,
  )
  const line = (top: number, of: number, share: number): Box => ({
    x: x + margin,
    y: top + (of * (1 - share)) / 2,
    width: room.width,
    height: of * share,
  })
  const secondTop = code.y + code.height
  const secondHeight = y + height - secondTop
  const second = line(secondTop, secondHeight, Math.min(shares.second, foot / secondHeight))
  return {
    code,
    accent: { x, y, width, height: band },
    texts: {
      first: line(y, band, shares.first),
      second: { ...second, y: Math.min(second.y, y + height - safeMm - second.height) },
    },
  }
}

function planCard(face: Box, ratio: number): FacePlan {
  const { x, y, width, height } = face
  const strip = width * 0.04
  const side = Math.min(height - 2 * safeMm, width * 0.44)
  const top = y + (height - side) / 2
  const code = center({ x: x + width - safeMm - side, y: top, width: side, height: side }, ratio)
  const left = x + strip + safeMm
  return {
    code,
    accent: { x, y, width: strip, height },
    texts: {
      column: {
        x: left,
        y: y + safeMm,
        width: code.x - left - safeMm,
        height: height - 2 * safeMm,
      },
    },
  }
}

/** The largest box of a ratio (width by height) in the middle of another. */
function center(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
}
