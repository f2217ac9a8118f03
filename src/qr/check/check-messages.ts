import type { ChangeKey, Grade, ReasonKey, Verdict } from './check-result'

/** Namespace of the catalogs and keys with the messages for a result. */
export const checkMessages = {
  namespace: 'check',
  verdict: (verdict: Verdict) => `verdicts.${verdict}` as const,
  grade: (grade: Grade) => `grades.${grade}` as const,
  reason: (key: ReasonKey) => `reasons.${key}` as const,
  /**
   * Message for a change by the repair, with `from` and `to`; colors, shapes and levels by name.
   */
  change: (key: ChangeKey) => `changes.${key}` as const,
} as const
