import { useCallback } from 'react'
import { type StoredList, useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { describeWithoutSecrets, hasSecret, hideSecrets } from '../results/hide-secrets'
import { type RecognizedKind, recognizeCode } from '../results/recognize-code'
import { useScanner } from '../scanner-context'
import { listScans } from './scan-history'
import type { StoredScan } from './stored-scan'

/** A stored scan as the list shows it. */
export type HistoryEntry = {
  scan: StoredScan
  kind: RecognizedKind
  /** In one line, without secrets. */
  line: string
  /** The text of the code without secrets. */
  safeText: string
  hasSecret: boolean
}

/** The stored scans, whichever tab changes them. */
export function useHistory(): StoredList<HistoryEntry> {
  const { siteHost } = useScanner()
  const read = useCallback(
    async () => (await listScans()).map((scan) => toEntry(scan, siteHost)),
    [siteHost],
  )
  return useStoredList('scans', read).list
}

export function toEntry(scan: StoredScan, siteHost: string): HistoryEntry {
  const content = recognizeCode(scan.code, siteHost)
  return {
    scan,
    kind: content.type,
    line: describeWithoutSecrets(scan.code.text, content),
    safeText: hideSecrets(scan.code.text, content),
    hasSecret: hasSecret(content),
  }
}
