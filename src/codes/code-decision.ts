/** Decision of the scan handler, for the page that answers the scan; see `decide-scan`. */
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
  /** The visitor's network has requested too many unknown slugs; `Retry-After` is set. */
  | 'limited'
  /** The database is not available; `Retry-After` is set. */
  | 'unavailable'

/**
 * Request header with a `CodeDecision` as JSON, from the scan handler to the page. The server
 * removes this header from visitors' requests.
 */
export const codeDecisionHeader = 'x-code-decision'
