import type { Corners, FoundCode, Point } from '../code-found'
import type { Luma } from '../pixels/luma'
import { bendMesh } from './bend-mesh'
import { findVersions, type VersionGuess } from './find-versions'
import { fitMesh } from './fit-mesh'
import { fitTargets } from './fit-targets'
import { type Homography, project } from './homography'
import { copyMesh, type Mesh } from './mesh'
import { readMesh } from './read-mesh'
import { pxPerModule, rectifyView } from './rectified-view'
import { searchCorner } from './search-corner'

/** Below this fit of the known modules, what stands there is no symbol of that version. */
const leastFit = 0.3

/** Below this, not even its finders are where they would be if it were bent. */
const leastRoughFit = 0.24

export type QuadOptions = {
  /** Somebody else's guess. */
  version: number | null
  /** Whether the fourth corner was only guessed from the other three. */
  isLoose?: boolean
  isLate?: () => boolean
}

/**
 * Reads a QR code whose outer corners are about known: rectifies it, finds its version, bends a
 * mesh onto its function patterns and judges every module from its surroundings.
 */
export function readQuad(
  picture: Luma,
  corners: Corners,
  { version, isLoose = false, isLate = () => false }: QuadOptions,
): FoundCode | undefined {
  for (const guess of findVersions(picture, corners, version)) {
    if (isLate()) return undefined
    const better = isLoose ? searchCorner(picture, corners, guess) : corners
    const found = readAsVersion(picture, better, guess, isLate)
    if (found) return found
  }
  return undefined
}

function readAsVersion(
  picture: Luma,
  corners: Corners,
  { version, inverted }: VersionGuess,
  isLate: () => boolean,
): FoundCode | undefined {
  const { canvas, map, mesh, toSource } = rectifyView(picture, corners, version, inverted)
  const targets = fitTargets(version, 'many')
  const read = (bent: Mesh): FoundCode | undefined => {
    const found = readMesh(bent, canvas, { version, inverted, pxPerModule })
    return (
      found && {
        ...found.symbol,
        format: 'qr',
        corners: cornersOf(bent, toSource, found.mirrored),
        inverted,
        mirrored: found.mirrored,
        engine: 'grid',
      }
    )
  }
  const fitAndRead = (bent: Mesh, degree: number, stepsPx: readonly number[]) => {
    const fit = fitMesh(bent, map, targets, { degree, stepsPx })
    return fit < leastFit ? undefined : read(bent)
  }

  // Flat first.
  const fit = fitMesh(mesh, map, targets, { degree: 1, stepsPx: [3, 1.5, 0.75] })
  if (fit < leastRoughFit) return undefined
  const flat = read(mesh)
  if (flat || isLate()) return flat
  // A page that is not quite flat.
  const bowed = copyMesh(mesh)
  const found = fitAndRead(bowed, 2, [2, 1, 0.5]) ?? fitAndRead(bowed, 3, [1, 0.5])
  if (found || isLate()) return found
  // A bottle.
  const bent = bendMesh(mesh, map, fitTargets(version, 'few'), pxPerModule)
  return (
    fitAndRead(bent, 2, [2, 1, 0.5]) ??
    fitAndRead(bent, 3, [1.5, 0.75, 0.4]) ??
    fitAndRead(bent, 5, [1, 0.5])
  )
}

function cornersOf(
  { xs, ys, sizeModules }: Mesh,
  toSource: Homography,
  mirrored: boolean,
): Corners {
  const last = sizeModules - 1
  const corner = (column: 0 | 1, row: 0 | 1): Point => {
    const index = row * last * sizeModules + column * last
    return project(toSource, {
      x: (xs[index] as number) + (column - 0.5) * pxPerModule,
      y: (ys[index] as number) + (row - 0.5) * pxPerModule,
    })
  }
  return mirrored
    ? [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)]
    : [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
}
