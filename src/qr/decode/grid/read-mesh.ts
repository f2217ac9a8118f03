import type { Luma } from '../pixels/luma'
import { formatSureness } from '../symbol/read-format'
import { type ReadSymbol, readModules } from '../symbol/read-modules'
import { transposeModules } from '../symbol/transpose-modules'
import { judgeModules } from './judge-modules'
import type { Mesh } from './mesh'
import { sampleMesh } from './sample-mesh'

/** Parameter sets for separating dark from light, the simplest first. */
const judgments = [
  { reachModules: 4, sharpen: 0 },
  { reachModules: 4, sharpen: 0.4 },
  { reachModules: 8, sharpen: 0.2 },
  { reachModules: 2, sharpen: 0 },
  { reachModules: 4, sharpen: 0.9 },
] as const

/** Decodes the modules at the positions of the mesh, with each parameter set, mirrored or not. */
export function readMesh(
  mesh: Mesh,
  canvas: Luma,
  { version, inverted, pxPerModule }: { version: number; inverted: boolean; pxPerModule: number },
): { symbol: ReadSymbol; mirrored: boolean } | undefined {
  const { sizeModules } = mesh
  const sampled = sampleMesh(mesh, canvas, pxPerModule)
  const grays = inverted ? sampled.map((gray) => 255 - gray) : sampled
  for (const judgment of judgments) {
    const upright = judgeModules(grays, sizeModules, judgment)
    const transposed = transposeModules(upright, sizeModules)
    // The format information determines which of the two orientations is correct.
    const mirrored = formatSureness(transposed, sizeModules) > formatSureness(upright, sizeModules)
    const symbol = readModules(mirrored ? transposed : upright, version)
    if (symbol) return { symbol, mirrored }
  }
  return undefined
}
