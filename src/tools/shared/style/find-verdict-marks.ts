import { verdicts as verdictsByRank } from '@/qr/check'
import type { OptionVerdict } from './option-mark'

/**
 * Returns the options that deserve a warning: those with a worse verdict than the best. Problems of
 * all options do not depend on the choice; the health of the code reports them. Verdicts of the
 * present code are compared with each other only, and so are outdated ones.
 */
export function findVerdictMarks<Id extends string>(
  verdicts: ReadonlyMap<Id, OptionVerdict>,
): ReadonlyMap<Id, OptionVerdict> {
  const rankOf = ({ verdict }: OptionVerdict) => verdictsByRank.indexOf(verdict)
  const bestOf = (isOutdated: boolean) =>
    Math.min(...[...verdicts.values()].filter((each) => each.isOutdated === isOutdated).map(rankOf))
  const best = { current: bestOf(false), outdated: bestOf(true) }
  return new Map(
    [...verdicts].filter(
      ([, each]) => rankOf(each) > (each.isOutdated ? best.outdated : best.current),
    ),
  )
}
