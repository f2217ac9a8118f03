/** Times the size at which the whole picture is seen. */
export const zoomLimits = { min: 1, max: 8 } as const

/** A hand that presses does not hold quite still; more than this many pixels is a drag. */
export const moveMost = 4

const stepFactor = Math.SQRT2

export function nextZoom(zoom: number, step: 1 | -1): number {
  const next = zoom * stepFactor ** step
  const rounded = Math.round(next * 100) / 100
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, rounded))
}
