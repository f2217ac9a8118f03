import type { Corners, FoundCode, Point } from '../code-found'
import { blurLuma } from '../pixels/blur-luma'
import type { Luma } from '../pixels/luma'
import { normaliseLocally } from '../pixels/normalise-locally'
import { rectify } from '../pixels/rectify'
import { readModules } from '../symbol/read-modules'
import { getLayout } from '../symbol/symbol-layout'
import { transposeModules } from '../symbol/transpose-modules'
import { type DarknessMap, type FitTargets, fitMesh, scoreMesh } from './fit-mesh'
import { chainHomographies, type Homography, project, squareToQuad } from './homography'
import { judgeModules } from './judge-modules'
import { type Mesh, regularMesh } from './mesh'
import { sampleMesh } from './sample-mesh'

const pxPerModule = 5
const marginModules = 3
const marginPx = marginModules * pxPerModule

/** Below this fit of the known modules, what stands there is no symbol of that version. */
const leastFit = 0.3

/** Ways to tell dark from light, the plainest first. */
const judgements = [
  { reachModules: 4, sharpen: 0 },
  { reachModules: 4, sharpen: 0.4 },
  { reachModules: 8, sharpen: 0.2 },
  { reachModules: 2, sharpen: 0 },
  { reachModules: 4, sharpen: 0.9 },
] as const

export type QuadOptions = { version: number | null; isLate?: () => boolean }

/**
 * Reads a QR code whose outer corners are about known: rectifies it, finds its version, bends a
 * mesh onto its function patterns and judges every module from its surroundings.
 */
export function readQuad(
  picture: Luma,
  corners: Corners,
  { version, isLate = () => false }: QuadOptions,
): FoundCode | undefined {
  for (const candidate of findVersions(picture, corners, version)) {
    if (isLate()) return undefined
    const found = readAsVersion(picture, corners, candidate.version, candidate.inverted)
    if (found) return found
  }
  return undefined
}

/** Versions whose known modules fit the quadrilateral as it stands, best first. */
function findVersions(picture: Luma, corners: Corners, hint: number | null) {
  const sidePx = 400
  const toSquare: Homography = [1 / sidePx, 0, 0, 0, 1 / sidePx, 0, 0, 0, 1]
  const toSource = chainHomographies(toSquare, squareToQuad(corners))
  const map = mapDarkness(rectify(picture, toSource, sidePx, sidePx), sidePx >> 3)
  const fits: { version: number; fit: number; inverted: boolean }[] = []
  for (let version = 1; version <= 40; version++) {
    const { sizeModules } = getLayout(version)
    const mesh = regularMesh(sizeModules, sidePx / sizeModules, 0)
    const fit = scoreMesh(mesh, map, targetsOf(version, true), null, 0, 0)
    fits.push({ version, fit: Math.abs(fit) + (version === hint ? 0.3 : 0), inverted: fit < 0 })
  }
  fits.sort((a, b) => b.fit - a.fit)
  return fits.slice(0, 3).filter(({ fit }) => fit > leastFit / 2)
}

function mapDarkness(canvas: Luma, radiusPx: number): DarknessMap {
  const { width, height } = canvas
  const darkness = normaliseLocally(blurLuma(canvas, 1), { radiusPx, floorGrey: 6 })
  return { darkness, width, height }
}

type View = { canvas: Luma; map: DarknessMap; mesh: Mesh; toSource: Homography }

function view(picture: Luma, corners: Corners, version: number): View {
  const { sizeModules } = getLayout(version)
  const sidePx = (sizeModules + 2 * marginModules) * pxPerModule
  const share = 1 / (sizeModules * pxPerModule)
  const toSquare: Homography = [share, 0, -marginPx * share, 0, share, -marginPx * share, 0, 0, 1]
  const toSource = chainHomographies(toSquare, squareToQuad(corners))
  const canvas = rectify(picture, toSource, sidePx, sidePx)
  return {
    canvas,
    map: mapDarkness(canvas, 5 * pxPerModule),
    mesh: regularMesh(sizeModules, pxPerModule, marginPx),
    toSource,
  }
}

function targetsOf(version: number, knownOnly = false): FitTargets {
  const { expected } = getLayout(version)
  const modules: number[] = []
  const step = Math.max(1, Math.floor(expected.length / 4000))
  for (let index = 0; index < expected.length; index++) {
    if (expected[index] !== 0 || (!knownOnly && index % step === 0)) modules.push(index)
  }
  return {
    modules: Int32Array.from(modules),
    expected: Int8Array.from(modules, (module) => expected[module] as number),
  }
}

function readAsVersion(
  picture: Luma,
  corners: Corners,
  version: number,
  inverted: boolean,
): FoundCode | undefined {
  const { canvas, map, mesh, toSource } = view(picture, corners, version)
  if (inverted) {
    for (let index = 0; index < map.darkness.length; index++) {
      map.darkness[index] = -(map.darkness[index] as number)
    }
  }
  const targets = targetsOf(version)
  const stages = [
    { degree: 1, stepsPx: [3, 1.5, 0.75] },
    { degree: 2, stepsPx: [2, 1, 0.5] },
    { degree: 3, stepsPx: [1, 0.5] },
  ]
  for (const stage of stages) {
    const fit = fitMesh(mesh, map, targets, stage)
    if (fit < leastFit) return undefined
    const greys = sampleMesh(mesh, canvas, pxPerModule)
    for (const judgement of judgements) {
      const darkness = judgeModules(greys, mesh.sizeModules, judgement)
      if (inverted)
        for (let index = 0; index < darkness.length; index++)
          darkness[index] = -(darkness[index] as number)
      for (const mirrored of [false, true]) {
        const symbol = readModules(
          mirrored ? transposeModules(darkness, mesh.sizeModules) : darkness,
          version,
        )
        if (!symbol) continue
        return {
          ...symbol,
          format: 'qr',
          corners: cornersOf(mesh, toSource, mirrored),
          inverted,
          mirrored,
          engine: 'grid',
        }
      }
    }
  }
  return undefined
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
