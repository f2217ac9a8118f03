import type { CodeDocument } from './code-document'
import type { CodeStatus } from './code-view'
import type { RuleDevice } from './rules'

/** What is known of who scans. */
export type Circumstances = {
  atMs: number
  device: RuleDevice | null
  /** The browser's languages, best first: `de-AT`, `en`. */
  languages: readonly string[]
  /** A number from 0 below 1, for the split. */
  chance: number
  /** Scans let through so far; null where nobody counts. */
  scansUsed: number | null
}

export type DecidableCode = {
  document: CodeDocument
  status: CodeStatus
  deletedAtMs: number | null
  hasPassword: boolean
  /** A reputation provider doubts where it leads, so the visitor sees that first. */
  isSuspicious: boolean
}

export type ScanDecision =
  | { do: 'redirect'; url: string; variant: number | null }
  | { do: 'page' }
  | { do: 'password' }
  | { do: 'preview' }
  | { do: 'refuse'; reason: 'paused' | 'blocked' | 'deleted' | 'expired' }

/** What becomes of a scan. */
export function decideScan(_code: DecidableCode, _circumstances: Circumstances): ScanDecision {
  throw new Error('Not written yet')
}
