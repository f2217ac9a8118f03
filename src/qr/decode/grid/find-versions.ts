import type { Corners } from '../code-found'
import type { Luma } from '../pixels/luma'
import { rectify } from '../pixels/rectify'
import { getLayout } from '../symbol/symbol-layout'
import { scoreMesh } from './fit-mesh'
import { fitTargets } from './fit-targets'
import { chainHomographies, type Homography, squareToQuad } from './homography'
import { regularMesh } from './mesh'
import { mapDarkness } from './rectified-view'

export type VersionGuess = { version: number; inverted: boolean; fit: number }

const sidePx = 400
const guesses = 3
/**
 * A quadrilateral whose best version fits less is no code. Measured before any fitting: codes that
 * were decoded fit by 0.4 and more, false detections in photos by less than 0.2 nine times of ten.
 */
const leastFit = 0.2
/** Bonus for the version that the caller suggested. */
const hintBonus = 0.3

/** Ranks versions by how well their known modules fit the quadrilateral unchanged, best first. */
export function findVersions(picture: Luma, corners: Corners, hint: number | null): VersionGuess[] {
  const toSquare: Homography = [1 / sidePx, 0, 0, 0, 1 / sidePx, 0, 0, 0, 1]
  const toSource = chainHomographies(toSquare, squareToQuad(corners))
  const map = mapDarkness(rectify(picture, toSource, sidePx, sidePx), sidePx >> 3)
  const ranked = Array.from({ length: 40 }, (_, index): VersionGuess => {
    const version = index + 1
    const { sizeModules } = getLayout(version)
    const mesh = regularMesh(sizeModules, sidePx / sizeModules, 0)
    const fit = scoreMesh(mesh, map, fitTargets(version, 'known'))
    return { version, inverted: fit < 0, fit: Math.abs(fit) }
  }).filter(({ fit }) => fit > leastFit)
  for (const guess of ranked) if (guess.version === hint) guess.fit += hintBonus
  ranked.sort((a, b) => b.fit - a.fit)
  const best = ranked[0]?.fit ?? 0
  return ranked.slice(0, guesses).filter(({ fit }) => fit > best * 0.6)
}
