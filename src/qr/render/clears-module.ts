import type { LogoPlace } from './place-logo'

/** Overlap up to this size is a rounding error. */
const tolerance = 1e-6

/** Whether the plate of a logo overlaps the module at column `x` and row `y`. */
export function clearsModule({ plate, plateRadius }: LogoPlace, x: number, y: number): boolean {
  const outsideX = Math.max(plate.x - (x + 1), x - (plate.x + plate.width))
  const outsideY = Math.max(plate.y - (y + 1), y - (plate.y + plate.height))
  if (Math.max(outsideX, outsideY) > -tolerance) return false
  // Distances of the module from the center of a round corner's arc.
  const besideX = Math.max(outsideX + plateRadius, 0)
  const besideY = Math.max(outsideY + plateRadius, 0)
  if (besideX === 0 || besideY === 0) return true
  return Math.hypot(besideX, besideY) < plateRadius - tolerance
}
