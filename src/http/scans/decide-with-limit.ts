import type pg from 'pg'
import { type Circumstances, decideScan, type ScanDecision } from '@/codes/decide-scan'
import { findRuleDevice } from '@/codes/find-rule-device'
import type { Device } from '@/devices/classify-device'
import { countLimitedScan, findUsedScans } from './count-limited-scan'
import type { CircuitBreaker } from './create-circuit-breaker'
import type { KnownCode } from './read-known-code'

type Scanned = {
  pool: pg.Pool
  circuitBreaker: CircuitBreaker
  atMs: number
  device: Device
  languages: readonly string[]
  /** Called for codes with a split only. */
  findChance: () => number
  /** False for crawlers, link previews and similar programs. */
  isPerson: boolean
}

export type LimitedDecision = {
  decision: ScanDecision
  /** The scan was let through without being counted. */
  isUncounted?: true
}

/**
 * Decides how to answer a scan, also of a code with a limit of scans. Each redirect of such a code
 * and each page that is shown uses one of them. Programs use none, so they are shown a preview instead of being redirected.
 */
export async function decideWithLimit(code: KnownCode, scanned: Scanned): Promise<LimitedDecision> {
  if (code.decision) return { decision: code.decision }
  const circumstances: Circumstances = {
    atMs: scanned.atMs,
    device: findRuleDevice(scanned.device),
    languages: scanned.languages,
    chance: code.decidable.document.rules?.split.length ? scanned.findChance() : 0,
    scansUsed: null,
  }
  const unlimited = decideScan(code.decidable, circumstances)
  if (code.maxScans === null || unlimited.do === 'refuse') return { decision: unlimited }
  const { pool, circuitBreaker, isPerson } = scanned
  const opens = unlimited.do === 'redirect' || unlimited.do === 'page'
  const isCounted = isPerson && opens
  const scansUsed = isCounted
    ? await countLimitedScan(pool, circuitBreaker, code.id, code.maxScans)
    : await findUsedScans(pool, circuitBreaker, code.id)
  if (scansUsed !== undefined) {
    const decision = decideScan(code.decidable, { ...circumstances, scansUsed })
    const isTarget = decision.do === 'redirect' || decision.do === 'page'
    return {
      decision: isTarget && scansUsed < code.maxScans && !isPerson ? { do: 'preview' } : decision,
    }
  }
  if (isCounted) return { decision: unlimited, isUncounted: true }
  return { decision: opens ? { do: 'preview' } : unlimited }
}
