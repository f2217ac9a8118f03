/** The decision about a scan, for the page that answers it; see `decide-scan`. */
export type CodeDecision =
  | { do: 'page' | 'password' | 'preview' }
  | { do: 'refuse'; reason: RefusalReason }

export type RefusalReason =
  | 'paused'
  | 'blocked'
  | 'deleted'
  | 'expired'
  /** No code has this slug. */
  | 'unknown'
  /** This visitor has asked for too many slugs that are no code's; `Retry-After` is set. */
  | 'limited'
  /** No one could be asked, because the database is away; `Retry-After` is set. */
  | 'unavailable'

/** Carries a `CodeDecision` as JSON from the scan handler to the page; visitors cannot set it. */
export const codeDecisionHeader = 'x-code-decision'
