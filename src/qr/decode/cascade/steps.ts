import type { FoundCode, Point } from '../code-found'
import { readJsqr } from '../engines/read-jsqr'
import { readQr } from '../engines/read-qr'
import { isZxingReady, readZxing } from '../engines/read-zxing'
import { scaleLuma } from '../pixels/scale-luma'
import { addQuad, type CascadeState, mapCorners } from './cascade-state'
import { finderThresholds, readByFinders } from './read-by-finders'
import { readQuads } from './read-quads'
import { type ViewMaker, viewMakers } from './views'

/** `quick` steps are fast enough for a camera frame. */
export type CascadeStep = {
  name: string
  quick: boolean
  run: (state: CascadeState) => Promise<FoundCode[]>
}

/** The steps of the cascade in order; the cascade stops after the first step that finds a code. */
export const cascadeSteps: readonly CascadeStep[] = [
  { name: 'plain', quick: true, run: readPlainly },
  { name: 'inverted and denoised', quick: true, run: readThoroughly },
  { name: 'grid', quick: true, run: readQuads },
  { name: 'second engine', quick: true, run: readWithQr },
  {
    name: 'finders',
    quick: true,
    run: (state) => readByFinders(state, finderThresholds.slice(0, 1)),
  },
  {
    name: 'hidden finders',
    quick: false,
    run: (state) => readByFinders(state, finderThresholds.slice(1)),
  },
  ...viewMakers.map((maker) => ({
    name: maker.name,
    quick: false,
    run: (state: CascadeState) => readView(state, maker),
  })),
  { name: 'third engine', quick: false, run: readWithJsqr },
]

/** Reads the unchanged picture with zxing, or with `qr` until zxing is loaded. */
async function readPlainly(state: CascadeState): Promise<FoundCode[]> {
  if (!isZxingReady()) return state.formats.includes('qr') ? readQr(state.pixels) : []
  return readZxing(state.pixels, { formats: state.formats, tryInvert: false })
}

export async function readThoroughly(state: CascadeState): Promise<FoundCode[]> {
  return readZxing(state.pixels, {
    formats: state.formats,
    tryDenoise: true,
    onFailure: (quad) => addQuad(state, quad),
  })
}

async function readWithQr(state: CascadeState): Promise<FoundCode[]> {
  if (!state.formats.includes('qr')) return []
  const small = state.small()
  const found = readQr(small.luma, {
    effort: 8,
    timeLimitMs: 40,
    onFailure: ({ bounds }) =>
      addQuad(state, { corners: mapCorners(bounds, small.toSource), version: null }),
  })
  if (found.length === 0) return readQuads(state)
  return found.map((code) => ({ ...code, corners: mapCorners(code.corners, small.toSource) }))
}

async function readView(state: CascadeState, { name, make }: ViewMaker): Promise<FoundCode[]> {
  const small = state.small()
  const view = make(small.luma)
  if (!view) return []
  const toSource = (point: Point) => small.toSource(view.toSource(point))
  const found = await readZxing(view.luma, {
    formats: state.formats,
    tryDenoise: true,
    onFailure: ({ corners, version }) =>
      addQuad(state, { corners: mapCorners(corners, toSource), version }),
  })
  if (found.length > 0) {
    return found.map((code) => ({
      ...code,
      corners: mapCorners(code.corners, toSource),
      engine: `${code.engine}, ${name}`,
    }))
  }
  return readQuads(state)
}

const mostPixelsForJsqr = 800_000

/**
 * Uses only the corners and version from jsQR; the mesh reader decodes the symbol there. Slow, so
 * only where an earlier step detected something like a code.
 */
async function readWithJsqr(state: CascadeState): Promise<FoundCode[]> {
  if (!state.formats.includes('qr') || state.tried.length === 0) return []
  const { width, height } = state.luma()
  const scale = Math.min(1, Math.sqrt(mostPixelsForJsqr / (width * height)))
  const picture =
    scale < 1
      ? scaleLuma(state.luma(), Math.round(width * scale), Math.round(height * scale))
      : state.luma()
  for (const code of readJsqr(picture)) {
    const corners = mapCorners(code.corners, ({ x, y }) => ({ x: x / scale, y: y / scale }))
    addQuad(state, { corners, version: code.version })
  }
  return readQuads(state)
}
