import { type Verdict, verdicts as verdictsByRank } from '@/qr/check/check-result'

/**
 * Which of several options deserve a warning: those that are worse than the best of them. What is
 * wrong with all alike does not hang on this choice; the health of the code tells of it.
 */
export function findMarks<Id extends string>(
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
