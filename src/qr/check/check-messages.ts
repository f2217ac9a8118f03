import type { ChangeKey, Grade, ReasonKey, Verdict } from './check-result'

/** Where the words for a result are: this namespace of the catalogues, and these keys in it. */
export const checkMessages = {
  namespace: 'check',
  verdict: (verdict: Verdict) => `verdicts.${verdict}` as const,
  grade: (grade: Grade) => `grades.${grade}` as const,
  reason: (key: ReasonKey) => `reasons.${key}` as const,
  /** What the repair changed, with `from` and `to`; colours, shapes and levels as they are named. */
  change: (key: ChangeKey) => `changes.${key}` as const,
} as const
