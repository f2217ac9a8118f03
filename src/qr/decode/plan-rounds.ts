import { type CascadeStep, cascadeSteps } from './cascade/steps'
import { fitPicture } from './fit-picture'
import { layTiles } from './lay-tiles'
import type { Area } from './picture-source'

/** Steps that run in order on one part of a picture until one finds a code. */
export type Round = {
  area: Area
  /** Size in pixels at which the part is drawn. */
  width: number
  height: number
  steps: readonly CascadeStep[]
  /** Prefix for the names of the steps; '' for the whole picture. */
  label: string
  /** Runs only if no code was found before. */
  isLastResort: boolean
}

/**
 * Tiles at full size for a picture that is drawn reduced as a whole, so that small codes are
 * visible.
 */
const largeTiles = { sidePx: 2600, overlapPx: 500 }
/**
 * Limits the steps, because there may be dozens of tiles and large codes are found in the whole
 * picture.
 */
const stepsOfLargeTiles = 3
/** Tiles of two megapixels, the size of most views of the cascade, so that no pixel is lost. */
const smallTiles = { sidePx: 1400, overlapPx: 350 }
/** Below this size the small tiles would add no detail to the whole picture. */
const leastPixelsForSmallTiles = 2_500_000

/** Returns the parts to search, in order, with the steps for each. */
export function planRounds(
  width: number,
  height: number,
  { isPatient, isLong, quickOnly }: { isPatient: boolean; isLong: boolean; quickOnly: boolean },
): readonly Round[] {
  const fitted = fitPicture(width, height)
  const area = { left: 0, top: 0, width, height }
  const whole = { area, ...fitted, label: '' }
  const quick = cascadeSteps.filter((step) => step.quick)
  const hard = cascadeSteps.filter((step) => !step.quick)
  const rounds: Round[] = [{ ...whole, steps: quick, isLastResort: false }]
  if (!isPatient) return rounds
  if (fitted.width < width)
    rounds.push(...tilesOf(area, largeTiles, quick.slice(0, stepsOfLargeTiles)))
  if (!quickOnly) rounds.push({ ...whole, steps: hard, isLastResort: true })
  if (isLong && width * height > leastPixelsForSmallTiles) {
    rounds.push(...tilesOf(area, smallTiles, cascadeSteps))
  }
  return rounds
}

function tilesOf(
  { width, height }: Area,
  size: { sidePx: number; overlapPx: number },
  doneSteps: readonly CascadeStep[],
): Round[] {
  return layTiles(width, height, size).map((area, index, { length }) => ({
    area,
    // Tiles are drawn at full size, because `sidePx` already limits their number of pixels.
    width: area.width,
    height: area.height,
    steps: doneSteps,
    label: `part ${index + 1} of ${length}`,
    isLastResort: false,
  }))
}
