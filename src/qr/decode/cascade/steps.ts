import type { FoundCode, Point } from '../code-found'
import { readJsqr } from '../engines/read-jsqr'
import { readQr } from '../engines/read-qr'
import { isZxingReady, readZxing } from '../engines/read-zxing'
import { scaleLuma } from '../pixels/scale-luma'
import { addQuad, type CascadeState, mapCorners } from './cascade-state'
import { finderThresholds, readByFinders } from './read-by-finders'
import { readQuads } from './read-quads'
import { type ViewMaker, viewMakers } from './views'

/** `quick` steps are those that a camera frame can pay for. */
export type CascadeStep = {
  name: string
  quick: boolean
  run: (look: CascadeState) => Promise<FoundCode[]>
}

/** The cascade in order; it stops after the first step that finds something. */
export const cascadeSteps: readonly CascadeStep[] = [
  { name: 'plain', quick: true, run: readPlainly },
  { name: 'inverted and denoised', quick: true, run: readThoroughly },
  { name: 'grid', quick: true, run: readQuads },
  { name: 'second engine', quick: true, run: readWithQr },
  {
    name: 'finders',
    quick: true,
    run: (look) => readByFinders(look, finderThresholds.slice(0, 1)),
  },
  {
    name: 'hidden finders',
    quick: false,
    run: (look) => readByFinders(look, finderThresholds.slice(1)),
  },
  ...viewMakers.map((maker) => ({
    name: maker.name,
    quick: false,
    run: (look: CascadeState) => readView(look, maker),
  })),
  { name: 'third engine', quick: false, run: readWithJsqr },
]

/** Reads the unchanged picture, as phones do; by `qr` until zxing is loaded. */
async function readPlainly(look: CascadeState): Promise<FoundCode[]> {
  if (!isZxingReady()) return look.formats.includes('qr') ? readQr(look.pixels) : []
  return readZxing(look.pixels, { formats: look.formats, tryInvert: false })
}

export async function readThoroughly(look: CascadeState): Promise<FoundCode[]> {
  return readZxing(look.pixels, {
    formats: look.formats,
    tryDenoise: true,
    onFailure: (quad) => addQuad(look.quads, quad),
  })
}

async function readWithQr(look: CascadeState): Promise<FoundCode[]> {
  if (!look.formats.includes('qr')) return []
  const small = look.small()
  const found = readQr(small.luma, {
    effort: 8,
    timeLimitMs: 40,
    onFailure: ({ bounds }) =>
      addQuad(look.quads, { corners: mapCorners(bounds, small.toSource), version: null }),
  })
  if (found.length === 0) return readQuads(look)
  return found.map((code) => ({ ...code, corners: mapCorners(code.corners, small.toSource) }))
}

async function readView(look: CascadeState, { name, make }: ViewMaker): Promise<FoundCode[]> {
  const small = look.small()
  const view = make(small.luma)
  if (!view) return []
  const toSource = (point: Point) => small.toSource(view.toSource(point))
  const found = await readZxing(view.luma, {
    formats: look.formats,
    tryDenoise: true,
    onFailure: ({ corners, version }) =>
      addQuad(look.quads, { corners: mapCorners(corners, toSource), version }),
  })
  if (found.length > 0) {
    return found.map((code) => ({
      ...code,
      corners: mapCorners(code.corners, toSource),
      engine: `${code.engine}, ${name}`,
    }))
  }
  return readQuads(look)
}

const mostPixelsForJsqr = 800_000

/** jsQR's answer counts once our own reader finds the same symbol where it says. */
async function readWithJsqr(look: CascadeState): Promise<FoundCode[]> {
  if (!look.formats.includes('qr')) return []
  const { width, height } = look.luma()
  const scale = Math.min(1, Math.sqrt(mostPixelsForJsqr / (width * height)))
  const picture =
    scale < 1
      ? scaleLuma(look.luma(), Math.round(width * scale), Math.round(height * scale))
      : look.luma()
  for (const code of readJsqr(picture)) {
    const corners = mapCorners(code.corners, ({ x, y }) => ({ x: x / scale, y: y / scale }))
    addQuad(look.quads, { corners, version: code.version })
  }
  return readQuads(look)
}
