import { type Verdict, verdicts as verdictsByRank } from '@/qr/check'

/**
 * Returns the options that deserve a warning: those with a worse verdict than the best. Problems of
 * all options do not depend on the choice; the health of the code reports them.
 */
export function findVerdictMarks<Id extends string>(
  ids: readonly Id[],
  verdicts: ReadonlyMap<string, Verdict>,
): ReadonlyMap<Id, Verdict> {
  const known = ids.flatMap((id) => {
    const verdict = verdicts.get(id)
    return verdict ? [{ id, verdict, rank: verdictsByRank.indexOf(verdict) }] : []
  })
  const best = Math.min(...known.map(({ rank }) => rank))
  return new Map(known.flatMap(({ id, verdict, rank }) => (rank > best ? [[id, verdict]] : [])))
}
