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
  /** Crawlers and the like use up none of the scans that a code lets through. */
  usesUp: boolean
}

export type DoorDecision = {
  decision: ScanDecision
  /** It was let through though no one could count it. */
  isUncounted?: true
}

/** What becomes of a scan, also of a code that lets through so many and no more. */
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
  if (code.maxScans === null || unlimited.do === 'refuse' || unlimited.do === 'preview') {
    return { decision: unlimited }
  }
  const { pool, presence, usesUp } = scanned
  const scansUsed = usesUp
    ? await countLimitedScan(pool, presence, code.id, code.maxScans)
    : await findUsedScans(pool, presence, code.id)
  if (scansUsed !== undefined) {
    return { decision: decideScan(code.decidable, { ...circumstances, scansUsed }) }
  }
  return usesUp ? { decision: unlimited, isUncounted: true } : { decision: unlimited }
}
