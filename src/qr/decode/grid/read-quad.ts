import type { Corners, FoundCode } from '../code-found'
import type { Luma } from '../pixels/luma'
import { bendMesh } from './bend-mesh'
import { cornersOfMesh } from './corners-of-mesh'
import { findVersions, type VersionGuess } from './find-versions'
import { type FitTargets, fitMesh } from './fit-mesh'
import { fitTargets } from './fit-targets'
import { copyMesh, type Mesh } from './mesh'
import { readMesh } from './read-mesh'
import { gridPxPerModule, type RectifiedView, rectifyView } from './rectified-view'
import { searchCorner } from './search-corner'

/**
 * Fits (see `fitMesh`) that justify another attempt, measured on some hundred pictures: decoded
 * symbols fit by 0.7 to 1.2, wrong guesses by 0.3 to 0.65 however the mesh is bent.
 */
const leastFits = { flat: 0.34, read: 0.5, bendFurther: 0.6 } as const

export type QuadOptions = {
  /** Version guessed by an engine. */
  version: number | null
  /** Whether the fourth corner is an estimate from the other three. */
  isLoose?: boolean
  isLate?: () => boolean
}

/**
 * Decodes a QR code whose outer corners are approximately known: rectifies it, finds its version,
 * bends a mesh onto its function patterns and classifies every module relative to its surroundings.
 */
export function readQuad(
  picture: Luma,
  corners: Corners,
  { version, isLoose = false, isLate = () => false }: QuadOptions,
): FoundCode | undefined {
  for (const guess of findVersions(picture, corners, version)) {
    if (isLate()) return undefined
    const attempt = startAttempt(picture, corners, guess, isLate)
    // The corner search assumes a flat symbol, which is misleading for a bent one.
    const flat = isLoose
      ? startAttempt(picture, searchCorner(picture, corners, guess), guess, isLate)
      : attempt
    const found = readFlat(flat) ?? (isLate() ? undefined : readBent(attempt))
    if (found) return found
  }
  return undefined
}

type Attempt = RectifiedView &
  VersionGuess & { targets: FitTargets; few: FitTargets; isLate: () => boolean }
type Stage = { degree: number; stepsPx: readonly number[] }

function startAttempt(
  picture: Luma,
  corners: Corners,
  guess: VersionGuess,
  isLate: () => boolean,
): Attempt {
  const { version, inverted } = guess
  return {
    ...rectifyView(picture, corners, version, inverted),
    ...guess,
    targets: fitTargets(version, 'many'),
    few: fitTargets(version, 'few'),
    isLate,
  }
}

/** Reads a symbol on a plane, or on a page that is not quite flat. */
function readFlat(attempt: Attempt): FoundCode | undefined {
  const flat = copyMesh(attempt.mesh)
  const fit = fitMesh(flat, attempt.map, attempt.targets, { degree: 1, stepsPx: [3, 1.5, 0.75] })
  if (fit < leastFits.flat) return undefined
  const found = fit < leastFits.read ? undefined : read(attempt, flat)
  if (found || attempt.isLate()) return found
  return fitAndRead(attempt, flat, [
    { degree: 2, stepsPx: [2, 1, 0.5] },
    { degree: 3, stepsPx: [1, 0.5] },
  ])
}

/** Reads a symbol on a bottle or on curled paper. */
function readBent(attempt: Attempt): FoundCode | undefined {
  const { mesh, map, targets, few } = attempt
  const roughFit = fitMesh(mesh, map, targets, { degree: 1, stepsPx: [3, 1.5, 0.75] })
  if (roughFit < leastFits.flat) return undefined
  return fitAndRead(attempt, bendMesh(mesh, map, few, gridPxPerModule), [
    { degree: 2, stepsPx: [2, 1, 0.5] },
    { degree: 3, stepsPx: [1.5, 0.75, 0.4] },
    { degree: 5, stepsPx: [1, 0.5] },
  ])
}

/** Bends the mesh with increasing freedom while the fit improves. */
function fitAndRead(attempt: Attempt, mesh: Mesh, stages: readonly Stage[]): FoundCode | undefined {
  for (const stage of stages) {
    const fit = fitMesh(mesh, attempt.map, attempt.targets, stage)
    if (fit < leastFits.read) return undefined
    const found = read(attempt, mesh)
    if (found || attempt.isLate() || fit < leastFits.bendFurther) return found
  }
  return undefined
}

function read({ canvas, version, inverted, toSource }: Attempt, mesh: Mesh): FoundCode | undefined {
  const found = readMesh(mesh, canvas, { version, inverted, pxPerModule: gridPxPerModule })
  if (!found) return undefined
  const { symbol, mirrored } = found
  const corners = cornersOfMesh(mesh, toSource, mirrored)
  return { ...symbol, format: 'qr', corners, inverted, mirrored, engine: 'grid' }
}
