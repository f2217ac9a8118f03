import type { FloatPlane } from '@/qr/check/plane'
import { type Design, finderFrames, finderPupils } from '@/qr/design/design'
import { drawFinders } from '@/qr/render/draw-finders'
import { compareDrawing, sureness } from './compare-drawing'
import { type ColorSample, colorDistance, type FittedFill, fitFill } from './fit-fill'
import { type ColorAt, measureForegroundShare } from './foreground-share'
import { readMeanColor, type SymbolView, viewPxPerModule } from './view-symbol'

const finderModules = 7
/**
 * Side of version 1, in which the finders are drawn, because finders are the same in every version.
 */
const smallSide = 21
const middle = finderModules / 2
/** Radius in modules that separates the eye of a finder from its ring. */
const eyeRadius = 2.4
/** Colors closer than this count as the color of the modules in a picture without noise. */
const sameColor = 6
/** A different shape must have at most this share of the square's error. */
const leastBetter = 0.85

/** Modules of a ring and of an eye that every shape covers. */
const ringPlaces = [2, 3, 4].flatMap((along) => [
  [along, 0],
  [along, 6],
  [0, along],
  [6, along],
]) as [number, number][]
const eyePlaces: [number, number][] = [
  [3, 3],
  [2, 3],
  [4, 3],
  [3, 2],
  [3, 4],
]

export type GuessedFinders = { finders: Design['finders']; confidence: number }

/**
 * Guesses the shapes of rings and eyes of the three finder patterns, and their colors where they
 * differ from the modules.
 */
export function guessFinders(
  view: SymbolView,
  foreground: FittedFill,
  background: ColorAt,
): GuessedFinders {
  const far = view.matrix.sizeModules - finderModules
  const places = [
    { x: 0, y: 0 },
    { x: far, y: 0 },
    { x: 0, y: far },
  ]
  const sample = (within: [number, number][]) =>
    places.flatMap((place) =>
      within.map(([x, y]): ColorSample => {
        const [atX, atY] = [place.x + x + 0.5, place.y + y + 0.5]
        const [red, green, blue] = readMeanColor(view, atX, atY)
        const { sizeModules } = view.matrix
        return { u: atX / sizeModules, v: atY / sizeModules, rgb: [red, green, blue] }
      }),
    )
  const ring = findOwnFill(sample(ringPlaces), foreground)
  const eye = findOwnFill(sample(eyePlaces), foreground)
  const seen = (fill: FittedFill | null) =>
    seeFinders(view, places, (fill ?? foreground).colorAt, background)

  const seenRings = seen(ring)
  const rings = finderFrames.map((frame) => {
    const { frames } = drawFinders(smallSide, { frame, pupil: 'square' }, { x: 0, y: 0 })
    return { shape: frame, error: compareDrawing(frames, seenRings, countPixels('ring')) }
  })
  const frame = pickShape(rings)
  const seenEyes = seen(eye)
  const eyes = finderPupils.map((pupil) => {
    const { pupils } = drawFinders(smallSide, { frame: frame.shape, pupil }, { x: 0, y: 0 })
    return { shape: pupil, error: compareDrawing(pupils, seenEyes, countPixels('eye')) }
  })
  const pupil = pickShape(eyes)
  return {
    finders: {
      frame: frame.shape,
      pupil: pupil.shape,
      frameFill: ring?.fill ?? null,
      pupilFill: eye?.fill ?? null,
    },
    confidence: Math.min(frame.confidence, pupil.confidence),
  }
}

/** Returns null if the color is that of the modules. */
function findOwnFill(samples: readonly ColorSample[], foreground: FittedFill): FittedFill | null {
  const misses = samples.map(({ u, v, rgb }) => colorDistance(rgb, foreground.colorAt(u, v)))
  const typical = misses.sort((a, b) => a - b)[Math.floor(misses.length * 0.7)] ?? 0
  return typical < sameColor + 3 * foreground.residual ? null : fitFill(samples)
}

function pickShape<Shape>(tried: readonly { shape: Shape; error: number }[]) {
  const sorted = [...tried].sort((a, b) => a.error - b.error)
  const [first] = sorted as [(typeof tried)[number]]
  const square = sorted.find(({ shape }) => shape === 'square')
  const best = square && first.error > square.error * leastBetter ? square : first
  const errors = sorted.map(({ error }) => error)
  return { shape: best.shape, confidence: best === first ? sureness(errors) : 0.3 }
}

/** Copies the three finders from the view, arranged as in the smallest symbol. */
function seeFinders(
  view: SymbolView,
  places: readonly { x: number; y: number }[],
  foreground: ColorAt,
  background: ColorAt,
): FloatPlane {
  const side = smallSide * viewPxPerModule
  const values = new Float32Array(side * side)
  for (const { x, y } of places) {
    const box = { x, y, width: finderModules, height: finderModules }
    const { values: part, width } = measureForegroundShare(view, box, foreground, background)
    const left = (x === 0 ? 0 : smallSide - finderModules) * viewPxPerModule
    const top = (y === 0 ? 0 : smallSide - finderModules) * viewPxPerModule
    for (let row = 0; row < width; row++) {
      values.set(part.subarray(row * width, (row + 1) * width), (top + row) * side + left)
    }
  }
  return { values, width: side, height: side }
}

const counted = new Map<'ring' | 'eye', Uint8Array>()

function countPixels(part: 'ring' | 'eye'): Uint8Array {
  const known = counted.get(part)
  if (known) return known
  const side = smallSide * viewPxPerModule
  const counts = new Uint8Array(side * side)
  const far = smallSide - finderModules
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    for (let row = 0; row < finderModules * viewPxPerModule; row++) {
      for (let column = 0; column < finderModules * viewPxPerModule; column++) {
        const x = (column + 0.5) / viewPxPerModule - middle
        const y = (row + 0.5) / viewPxPerModule - middle
        const isEye = Math.hypot(x, y) < eyeRadius
        if (isEye !== (part === 'eye')) continue
        counts[(top * viewPxPerModule + row) * side + left * viewPxPerModule + column] = 1
      }
    }
  }
  counted.set(part, counts)
  return counts
}
