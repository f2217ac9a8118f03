import { useEffect, useState } from 'react'
import { watchStore } from '@/tools/shared/store-channel'
import { type CodeKind, recogniseCode } from '../results/recognise-code'
import { describeWithoutSecrets, hasSecret } from './hide-secrets'
import type { KeptScan } from './kept-scan'
import { listScans } from './scan-history'

/** A kept scan as the list shows it. */
export type HistoryEntry = {
  scan: KeptScan
  kind: CodeKind
  /** In one line, without secrets. */
  line: string
  hasSecret: boolean
}

export type History =
  | { status: 'loading' }
  | { status: 'ready'; entries: readonly HistoryEntry[] }
  /** The browser has no storage for us. */
  | { status: 'unavailable' }

/** The kept scans while someone looks at them, whichever tab changes them. */
export function useHistory(siteHost: string): History {
  const [history, setHistory] = useState<History>({ status: 'loading' })
  useEffect(() => {
    let latest = 0
    const load = () => {
      latest += 1
      const turn = latest
      const show = (found: History) => turn === latest && setHistory(found)
      listScans().then(
        (scans) => show({ status: 'ready', entries: scans.map((scan) => toEntry(scan, siteHost)) }),
        () => show({ status: 'unavailable' }),
      )
    }
    load()
    const leave = watchStore('scans', load)
    return () => {
      latest = -1
      leave()
    }
  }, [siteHost])
  return history
}

export function toEntry(scan: KeptScan, siteHost: string): HistoryEntry {
  const content = recogniseCode(scan.code, siteHost)
  return {
    scan,
    kind: content.type,
    line: describeWithoutSecrets(scan.code.text, content),
    hasSecret: hasSecret(content),
  }
}
