import { type CascadeStep, cascadeSteps } from './cascade/steps'
import { fitPicture } from './fit-picture'
import { layTiles } from './lay-tiles'
import type { Area } from './picture-source'

/** Steps that are tried one after the other on one part of a picture until one finds something. */
export type Round = {
  area: Area
  /** What the part is drawn at. */
  width: number
  height: number
  steps: readonly CascadeStep[]
  /** Before the names of its steps; '' for the picture as a whole. */
  label: string
  /** Taken only while nothing was found at all. */
  isLastResort: boolean
}

/** The whole is drawn at less than its size: what is small in it shows only in these. */
const largeTiles = { sidePx: 2600, overlapPx: 500 }
/** There may be dozens of them: what the whole picture shows well enough is not searched again. */
const stepsOfLargeTiles = 3
/** Most views of the cascade have two megapixels: tiles of that size show them every pixel. */
const smallTiles = { sidePx: 1400, overlapPx: 350 }
/** Below this the small tiles would show nothing that the whole did not. */
const leastPixelsForSmallTiles = 2_500_000

/** The parts to search, in order, and the effort for each. */
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
  taken: readonly CascadeStep[],
): Round[] {
  return layTiles(width, height, size).map((area, index, { length }) => ({
    area,
    // A strip makes a tile of its whole length and little height; none is larger than the most.
    width: area.width,
    height: area.height,
    steps: taken,
    label: `part ${index + 1} of ${length}`,
    isLastResort: false,
  }))
}
