import type { FoundCode } from '../code-found'
import { readQuad } from '../grid/read-quad'
import type { CascadeState } from './cascade-state'
import { mergeFound } from './merge-found'

/** Takes everything that looked like a code and was not read, and lays a mesh of our own on it. */
export async function readQuads(look: CascadeState): Promise<FoundCode[]> {
  const found: FoundCode[] = []
  for (const quad of look.quads.splice(0)) {
    if (look.isLate()) break
    const code = readQuad(look.luma(), quad.corners, { ...quad, isLate: look.isLate })
    if (code) mergeFound(found, [code])
  }
  return found
}
