import { type Design, type ModuleShape, moduleShapes } from '@/qr/design/design'
import { functionKinds } from '@/qr/encode/function-patterns'
import { moduleShapeDrawings } from '@/qr/render/module-shapes'
import { compareDrawing, sureness } from './compare-drawing'
import { type ColorAt, measureForegroundShare } from './foreground-share'
import { type SymbolView, viewPxPerModule } from './view-symbol'

const scales = [1, 0.85, 0.7, 0.55] as const
/** Modules per side that are sufficient to determine the shape. */
const mostModules = 27
/** A different shape must have at most this share of the square's error. */
const leastBetter = 0.8

export type GuessedModules = Pick<Design['modules'], 'shape' | 'scale'> & { confidence: number }

/**
 * Guesses the module shape whose drawing, including connections between neighbors, is closest to
 * the picture.
 *
 * @param isCovered whether the module with this index is hidden
 */
export function guessModules(
  view: SymbolView,
  foreground: ColorAt,
  background: ColorAt,
  isCovered: (index: number) => boolean,
): GuessedModules {
  const side = Math.min(view.matrix.sizeModules, mostModules)
  const seen = measureForegroundShare(
    view,
    { x: 0, y: 0, width: side, height: side },
    foreground,
    background,
  )
  const counts = findCounted(view, side, isCovered)
  const whole = gridOf(view, side, isCovered, true)
  const withoutAlignment = gridOf(view, side, isCovered, false)
  const measure = (shape: ModuleShape, scale: number) => {
    const { draw, alignmentRadius } = moduleShapeDrawings[shape]
    const dark = alignmentRadius === null ? whole : withoutAlignment
    return compareDrawing(draw({ sizeModules: side, dark, x: 0, y: 0 }, scale), seen, counts)
  }
  const tried = moduleShapes.map((shape) => {
    const sizes = moduleShapeDrawings[shape].isScalable ? scales : [1]
    const [best] = sizes
      .map((scale) => ({ shape, scale, error: measure(shape, scale) }))
      .sort((a, b) => a.error - b.error)
    return best as { shape: ModuleShape; scale: number; error: number }
  })
  tried.sort((a, b) => a.error - b.error)
  const square = tried.find(({ shape }) => shape === 'square')
  const [first] = tried as [(typeof tried)[number]]
  const best = square && first.error > square.error * leastBetter ? square : first
  const others = tried.filter(({ shape }) => shape !== best.shape).map(({ error }) => error)
  const confidence = best === first ? sureness([best.error, ...others]) : 0.3
  if (!moduleShapeDrawings[best.shape].isScalable)
    return { shape: best.shape, scale: 1, confidence }
  const scale = refineScale(best, (tried) => measure(best.shape, tried))
  return { shape: best.shape, scale, confidence }
}

/** Refines the scale in steps down to 0.02; rounds up to 1 above 0.97. */
function refineScale(
  { scale, error }: { scale: number; error: number },
  measure: (scale: number) => number,
): number {
  let best = { scale, error }
  for (const step of [0.08, 0.04, 0.02]) {
    for (const tried of [best.scale - step, best.scale + step]) {
      if (tried < 0.5 || tried > 1) continue
      const triedError = measure(tried)
      if (triedError < best.error) best = { scale: tried, error: triedError }
    }
  }
  return best.scale > 0.97 ? 1 : Math.round(best.scale * 100) / 100
}

function findCounted(
  { matrix: { sizeModules }, kinds }: SymbolView,
  side: number,
  isCovered: (index: number) => boolean,
): Uint8Array {
  const { finder, separator, alignment } = functionKinds
  const own: readonly number[] = [finder, separator, alignment]
  const counts = new Uint8Array((side * viewPxPerModule) ** 2)
  const isCut = side < sizeModules
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const index = row * sizeModules + column
      const isAtCut = isCut && Math.max(row, column) >= side - 2
      if (isAtCut || own.includes(kinds[index] as number) || isCovered(index)) continue
      for (let y = 0; y < viewPxPerModule; y++) {
        const start =
          (row * viewPxPerModule + y) * side * viewPxPerModule + column * viewPxPerModule
        counts.fill(1, start, start + viewPxPerModule)
      }
    }
  }
  return counts
}

function gridOf(
  { matrix: { sizeModules, modules }, kinds }: SymbolView,
  side: number,
  isCovered: (index: number) => boolean,
  hasAlignment: boolean,
): Uint8Array {
  return Uint8Array.from({ length: side * side }, (_, at) => {
    const index = Math.floor(at / side) * sizeModules + (at % side)
    const kind = kinds[index]
    if (kind === functionKinds.finder || isCovered(index)) return 0
    if (kind === functionKinds.alignment && !hasAlignment) return 0
    return modules[index] as number
  })
}
