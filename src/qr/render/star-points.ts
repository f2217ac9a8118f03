type TipPoint = { x: number; y: number }

const tips = 5

/** Corners of a star around 0, 0, clockwise from its upper tip, alternately outer and inner. */
export function starPoints(outerRadius: number, innerRadius: number) {
  const points = Array.from({ length: 2 * tips }, (_, index): TipPoint => {
    const angle = (index * Math.PI) / tips
    const radius = index % 2 ? innerRadius : outerRadius
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
  })
  return points as [TipPoint, ...TipPoint[]]
}
