import type { FoundCode } from '../code-found'
import { readQuad } from '../grid/read-quad'
import type { CascadeState } from './cascade-state'
import { isInsideCode } from './is-inside-code'
import { centerOf } from './measure-corners'
import { mergeFound } from './merge-found'

/**
 * Fits a mesh to each quadrilateral that was detected as a code and not yet decoded, except parts
 * of the codes in `known`.
 */
export async function readQuads(
  state: CascadeState,
  known: readonly FoundCode[] = [],
): Promise<FoundCode[]> {
  const found: FoundCode[] = []
  for (const quad of state.quads.splice(0)) {
    if (state.isLate()) break
    const center = centerOf(quad.corners)
    if ([...known, ...found].some((code) => isInsideCode(code, center))) continue
    state.tried.push(quad)
    const code = readQuad(state.luma(), quad.corners, { ...quad, isLate: state.isLate })
    if (code) mergeFound(found, [code])
  }
  return found
}
