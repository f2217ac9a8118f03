/** The decision about a scan, for the page that answers it; see `decide-scan`. */
export type CodeDecision =
  | {
      do: 'page' | 'password' | 'preview'
      /** The query of the scan as it was received, with its `?`. */
      query?: string
    }
  | { do: 'refuse'; reason: RefusalReason }

export type RefusalReason =
  /** The code opens at a later time. */
  | 'scheduled'
  | 'paused'
  | 'blocked'
  | 'deleted'
  | 'expired'
  /** No code has this slug. */
  | 'unknown'
  /** The visitor's network has requested too many unknown slugs; `Retry-After` is set. */
  | 'limited'
  /** The database is not available; `Retry-After` is set. */
  | 'unavailable'

/** Carries a `CodeDecision` as JSON from the scan handler to the page; visitors cannot set it. */
export const codeDecisionHeader = 'x-code-decision'
