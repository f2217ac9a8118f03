const gap = 6
const edge = 12

type Box = { top: number; bottom: number; left: number; right: number }
type Size = { width: number; height: number }

/**
 * Computes the position of a panel in window coordinates: below its anchor, or above if there is
 * more room, and always completely inside the window.
 */
export function placePanel(anchor: Box, panel: Size, view: Size): { top: number; left: number } {
  const below = anchor.bottom + gap
  const above = anchor.top - gap - panel.height
  const fitsBelow = below + panel.height <= view.height - edge
  const top = fitsBelow || above < edge ? below : above
  const limit = (place: number, length: number, room: number) =>
    Math.max(edge, Math.min(place, room - edge - length))
  return {
    top: limit(top, panel.height, view.height),
    left: limit(anchor.left, panel.width, view.width),
  }
}
