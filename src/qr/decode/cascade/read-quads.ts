import type { FoundCode } from '../code-found'
import { readQuad } from '../grid/read-quad'
import type { CascadeState } from './cascade-state'
import { mergeFound } from './merge-found'

/** Fits a mesh to each quadrilateral that was detected as a code and not yet decoded. */
export async function readQuads(state: CascadeState): Promise<FoundCode[]> {
  const found: FoundCode[] = []
  for (const quad of state.quads.splice(0)) {
    if (state.isLate()) break
    const code = readQuad(state.luma(), quad.corners, { ...quad, isLate: state.isLate })
    if (code) mergeFound(found, [code])
  }
  return found
}
