import type { FoundCode } from '../code-found'
import { mapCorners } from './cascade-state'

/** Converts corners to a picture that is `scale` times as large. */
export function scaleCodes(codes: readonly FoundCode[], scale: number): FoundCode[] {
  if (scale === 1) return [...codes]
  const grow = ({ x, y }: { x: number; y: number }) => ({ x: x * scale, y: y * scale })
  return codes.map((code) => ({ ...code, corners: mapCorners(code.corners, grow) }))
}
