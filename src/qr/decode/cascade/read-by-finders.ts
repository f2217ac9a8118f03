import type { FoundCode } from '../code-found'
import { type Finder, findFinders } from '../grid/find-finders'
import { guessQuads } from '../grid/guess-quads'
import { thresholdLocally } from '../pixels/threshold-locally'
import { addQuad, type CascadeState, mapCorners } from './cascade-state'
import { isInsideCode } from './is-inside-code'
import { mergeFound } from './merge-found'
import { readQuads } from './read-quads'

type Threshold = { windows: number; blurPx: number; inverted: boolean; share?: number }

/**
 * Black-and-white thresholds for the finder search. `windows` is the number of threshold windows
 * along the shorter side.
 */
export const finderThresholds: readonly Threshold[] = [
  { windows: 8, blurPx: 1, inverted: false },
  { windows: 20, blurPx: 0, inverted: false },
  { windows: 8, blurPx: 1, inverted: true },
  { windows: 4, blurPx: 2, inverted: false },
]

/**
 * Detects pale codes next to codes in full black, which dominate every threshold for the whole
 * picture.
 */
const faint: Threshold = { windows: 16, blurPx: 1, inverted: false, share: 0.025 }

/** Reads symbols whose finders no engine combined into a code: bent, steep or half hidden ones. */
export async function readByFinders(
  state: CascadeState,
  thresholds: readonly Threshold[],
): Promise<FoundCode[]> {
  if (!state.formats.includes('qr')) return []
  for (const threshold of thresholds) {
    if (state.isLate()) break
    const found = await readAmong(state, seeFinders(state, threshold))
    if (found.length > 0) return found
  }
  return []
}

/**
 * Adds the remaining symbols of a picture in which others were found, because zxing does not always
 * read every code of a picture with many codes. Fast where fewer than three finders remain.
 */
export function findOthers(state: CascadeState, found: readonly FoundCode[]): Promise<FoundCode[]> {
  return findLeft(state, found, finderThresholds.slice(0, 1))
}

/** Adds the remaining symbols with every finder threshold. */
export function findRest(state: CascadeState, found: readonly FoundCode[]): Promise<FoundCode[]> {
  return findLeft(state, found, [...finderThresholds, faint])
}

async function findLeft(
  state: CascadeState,
  found: readonly FoundCode[],
  thresholds: readonly Threshold[],
): Promise<FoundCode[]> {
  const all = [...found]
  if (!state.formats.includes('qr')) return all
  state.quads.length = 0
  for (const threshold of thresholds) {
    if (state.isLate()) break
    await addLeft(state, all, seeFinders(state, threshold))
  }
  return all
}

async function addLeft(
  state: CascadeState,
  all: FoundCode[],
  finders: readonly Finder[],
): Promise<void> {
  while (!state.isLate()) {
    const left = finders.filter((finder) => {
      const place = state.small().toSource(finder)
      return !all.some((code) => isInsideCode(code, place))
    })
    const more = left.length < 3 ? [] : await readAmong(state, left, all)
    const before = all.length
    mergeFound(all, more)
    if (all.length === before) break
  }
}

function seeFinders(
  state: CascadeState,
  { windows, blurPx, inverted, share = 0.08 }: Threshold,
): Finder[] {
  const picture = state.smooth(blurPx)
  const windowPx = Math.max(15, Math.floor(Math.min(picture.width, picture.height) / windows))
  return findFinders(thresholdLocally(picture, { windowPx, share, inverted }))
}

async function readAmong(
  state: CascadeState,
  finders: readonly Finder[],
  known: readonly FoundCode[] = [],
): Promise<FoundCode[]> {
  const { toSource } = state.small()
  for (const { corners, version } of guessQuads(finders)) {
    addQuad(state, { corners: mapCorners(corners, toSource), version, isLoose: true })
  }
  return readQuads(state, known)
}
