import type pg from 'pg'
import { type Circumstances, decideScan, type ScanDecision } from '@/codes/decide-scan'
import { findRuleDevice } from '@/codes/find-rule-device'
import type { Device } from '@/devices/classify-device'
import { countLimitedScan, findUsedScans } from './count-limited-scan'
import type { KnownCode } from './read-known-code'
import type { Presence } from './watch-presence'

type Scanned = {
  pool: pg.Pool
  presence: Presence
  atMs: number
  device: Device
  languages: readonly string[]
  /** False for crawlers, link previews and the like. */
  isPerson: boolean
}

export type DoorDecision = {
  decision: ScanDecision
  /** It was let through though no one could count it. */
  isUncounted?: true
}

/**
 * Decides how to answer a scan, also of a code that lets through a number of scans. Each redirect of
 * such a code uses one, so that programs, which use none, are shown where it leads instead.
 */
export async function decideAtDoor(code: KnownCode, scanned: Scanned): Promise<DoorDecision> {
  if (code.decision) return { decision: code.decision }
  const circumstances: Circumstances = {
    atMs: scanned.atMs,
    device: findRuleDevice(scanned.device),
    languages: scanned.languages,
    chance: Math.random(),
    scansUsed: null,
  }
  const unlimited = decideScan(code.decidable, circumstances)
  if (code.maxScans === null || unlimited.do === 'refuse') return { decision: unlimited }
  const { pool, presence, isPerson } = scanned
  const isCounted = isPerson && unlimited.do === 'redirect'
  const scansUsed = isCounted
    ? await countLimitedScan(pool, presence, code.id, code.maxScans)
    : await findUsedScans(pool, presence, code.id)
  if (scansUsed !== undefined) {
    const decision = decideScan(code.decidable, { ...circumstances, scansUsed })
    const isTarget = decision.do === 'redirect' && scansUsed < code.maxScans
    return { decision: isTarget && !isPerson ? { do: 'preview' } : decision }
  }
  if (isCounted) return { decision: unlimited, isUncounted: true }
  return { decision: unlimited.do === 'redirect' ? { do: 'preview' } : unlimited }
}
