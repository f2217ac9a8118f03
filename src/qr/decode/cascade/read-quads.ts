import type { FoundCode } from '../code-found'
import { readQuad } from '../grid/read-quad'
import type { CascadeState } from './cascade-state'
import { mergeFound } from './merge-found'

/** Fits a mesh to each quadrilateral that was detected as a code and not read. */
export async function readQuads(look: CascadeState): Promise<FoundCode[]> {
  const found: FoundCode[] = []
  for (const quad of look.quads.splice(0)) {
    if (look.isLate()) break
    const code = readQuad(look.luma(), quad.corners, { ...quad, isLate: look.isLate })
    if (code) mergeFound(found, [code])
  }
  return found
}
