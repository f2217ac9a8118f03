import type { Corners } from '@/qr/decode/code-found'
import { sizeModulesOf } from '@/qr/encode/function-patterns'
import type { WorkerCalls } from '@/std/call-worker'
import { cropAround } from './crop-around'
import type { InspectApi, InspectedSymbol, SymbolToInspect } from './inspect-api'

/**
 * Rejects only if the worker fails or was stopped; symbols that cannot be inspected resolve to
 * null.
 */
export type Inspector = { inspect: (input: SymbolToInspect) => Promise<InspectedSymbol | null> }

/** Larger than the margin that `guessDesign` requires. */
const marginModules = 16

/** Inspects codes in a worker, which receives only the part of the picture around the code. */
export function connectInspector({ call }: WorkerCalls<InspectApi>): Inspector {
  return {
    async inspect({ pixels, code }) {
      const { format, version, corners } = code
      if (format !== 'qr' || version < 1 || version > 40) return null
      // A photograph can be 50 MB; the part around one code is rarely larger than 1 MB.
      const sizeModules = sizeModulesOf(version)
      const cropped = cropAround(pixels, corners, { sizeModules, marginModules })
      const input = { pixels: cropped.pixels, code: { ...code, corners: cropped.corners } }
      const inspected = await call((api) => api.inspect(input))
      if (!inspected) return null
      const inWhole = inspected.facts.corners.map(({ x, y }) => ({
        x: x + cropped.left,
        y: y + cropped.top,
      })) as unknown as Corners
      return { ...inspected, facts: { ...inspected.facts, corners: inWhole } }
    },
  }
}
