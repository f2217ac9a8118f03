import type { FoundCode, Point } from '../code-found'
import { readJsqr } from '../engines/read-jsqr'
import { readQr } from '../engines/read-qr'
import { isZxingReady, readZxing } from '../engines/read-zxing'
import { findFinders } from '../grid/find-finders'
import { guessQuads } from '../grid/guess-quads'
import { readQuad } from '../grid/read-quad'
import { blurLuma } from '../pixels/blur-luma'
import { scaleLuma } from '../pixels/scale-luma'
import { thresholdLocally } from '../pixels/threshold-locally'
import { invertLuma } from '../pixels/tone-luma'
import { addQuad, type Look, mapCorners, mergeFound } from './look'
import { type ViewMaker, viewMakers } from './views'

/** `quick` steps are those that a camera frame can pay for. */
export type Step = { name: string; quick: boolean; run: (look: Look) => Promise<FoundCode[]> }

/** The cascade in order; it stops after the first step that finds something. */
export const steps: readonly Step[] = [
  { name: 'plain', quick: true, run: readPlainly },
  { name: 'inverted and denoised', quick: true, run: readThoroughly },
  { name: 'grid', quick: true, run: readQuads },
  { name: 'second engine', quick: true, run: readWithQr },
  { name: 'finders', quick: true, run: (look) => readByFinders(look, thresholds.slice(0, 1)) },
  { name: 'hidden finders', quick: false, run: (look) => readByFinders(look, thresholds.slice(1)) },
  ...viewMakers.map((maker) => ({
    name: maker.name,
    quick: false,
    run: (look: Look) => readView(look, maker),
  })),
  { name: 'third engine', quick: false, run: readWithJsqr },
]

/** The picture as it stands, as phones would see it. Before zxing has arrived, `qr` is that look. */
async function readPlainly(look: Look): Promise<FoundCode[]> {
  if (!isZxingReady()) return look.formats.includes('qr') ? readQr(look.pixels) : []
  return readZxing(look.pixels, { formats: look.formats, tryInvert: false })
}

async function readThoroughly(look: Look): Promise<FoundCode[]> {
  return readZxing(look.pixels, {
    formats: look.formats,
    tryDenoise: true,
    onFailure: (quad) => addQuad(look.quads, quad),
  })
}

/** Everything that looked like a code and was not read, on a mesh of our own. */
async function readQuads(look: Look): Promise<FoundCode[]> {
  const found: FoundCode[] = []
  for (const quad of look.quads.splice(0)) {
    if (look.isLate()) break
    const code = readQuad(look.luma(), quad.corners, { ...quad, isLate: look.isLate })
    if (code) mergeFound(found, [code])
  }
  return found
}

async function readWithQr(look: Look): Promise<FoundCode[]> {
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

/** Ways to tell black from white when looking for finders; windows in shares of the shorter side. */
const thresholds = [
  { windows: 8, blurPx: 1, inverted: false },
  { windows: 20, blurPx: 0, inverted: false },
  { windows: 8, blurPx: 1, inverted: true },
  { windows: 4, blurPx: 2, inverted: false },
] as const

/** Symbols whose finders nobody else put together: bent, steep, or half hidden. */
async function readByFinders(
  look: Look,
  ways: readonly (typeof thresholds)[number][],
): Promise<FoundCode[]> {
  if (!look.formats.includes('qr')) return []
  const small = look.small()
  for (const { windows, blurPx, inverted } of ways) {
    if (look.isLate()) break
    const picture = inverted ? invertLuma(small.luma) : small.luma
    const windowPx = Math.max(15, Math.floor(Math.min(picture.width, picture.height) / windows))
    const smooth = blurPx > 0 ? blurLuma(picture, blurPx) : picture
    const finders = findFinders(thresholdLocally(smooth, { windowPx, share: 0.08 }))
    for (const { corners, version } of guessQuads(finders)) {
      addQuad(look.quads, { corners: mapCorners(corners, small.toSource), version, isLoose: true })
    }
    const found = await readQuads(look)
    if (found.length > 0) return found
  }
  return []
}

async function readView(look: Look, { name, make }: ViewMaker): Promise<FoundCode[]> {
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
async function readWithJsqr(look: Look): Promise<FoundCode[]> {
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
