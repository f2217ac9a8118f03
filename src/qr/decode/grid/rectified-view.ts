import type { Corners } from '../code-found'
import { blurLuma } from '../pixels/blur-luma'
import type { Luma } from '../pixels/luma'
import { normalizeLocally } from '../pixels/normalize-locally'
import { rectify } from '../pixels/rectify'
import { getLayout } from '../symbol/symbol-layout'
import type { DarknessMap } from './fit-mesh'
import { chainHomographies, type Homography, squareToQuad } from './homography'
import { type Mesh, regularMesh } from './mesh'

export const gridPxPerModule = 5
export type RectifiedView = {
  canvas: Luma
  map: DarknessMap
  /** The regular grid before bending. */
  mesh: Mesh
  toSource: Homography
  /** Margin around the symbol. */
  marginPx: number
}

/**
 * Rectifies a symbol to a view from straight above at a fixed scale, as far as four corners allow.
 */
export function rectifyView(
  picture: Luma,
  corners: Corners,
  version: number,
  inverted: boolean,
  marginModules = 3,
): RectifiedView {
  const marginPx = marginModules * gridPxPerModule
  const { sizeModules } = getLayout(version)
  const sidePx = sizeModules * gridPxPerModule + 2 * marginPx
  const share = 1 / (sizeModules * gridPxPerModule)
  const toSquare: Homography = [share, 0, -marginPx * share, 0, share, -marginPx * share, 0, 0, 1]
  const toSource = chainHomographies(toSquare, squareToQuad(corners))
  const canvas = rectify(picture, toSource, sidePx, sidePx)
  const map = mapDarkness(canvas, 5 * gridPxPerModule)
  if (inverted) map.darkness = map.darkness.map((value) => -value)
  const mesh = regularMesh(sizeModules, gridPxPerModule, marginPx)
  return { canvas, map, mesh, toSource, marginPx }
}

export function mapDarkness(canvas: Luma, radiusPx: number): DarknessMap {
  const { width, height } = canvas
  const darkness = normalizeLocally(blurLuma(canvas, 1), { radiusPx, floorGray: 6 })
  return { darkness, width, height }
}
