import { useEffect, useState } from 'react'
import { watchStore } from '@/tools/shared/store-channel'
import type { KeptCode } from './kept-code'
import { listKeptCodes } from './recent-codes'

export type KeptCodes =
  | { status: 'loading' }
  | { status: 'ready'; codes: readonly KeptCode[] }
  /** The browser has no storage for us. */
  | { status: 'unavailable' }

/** The kept codes while someone looks at them, whichever tab changes them. */
export function useKeptCodes(): KeptCodes {
  const [kept, setKept] = useState<KeptCodes>({ status: 'loading' })
  useEffect(() => {
    let latest = 0
    const load = () => {
      latest += 1
      const turn = latest
      const show = (found: KeptCodes) => turn === latest && setKept(found)
      listKeptCodes().then(
        (codes) => show({ status: 'ready', codes }),
        () => show({ status: 'unavailable' }),
      )
    }
    load()
    const leave = watchStore('codes', load)
    return () => {
      latest = -1
      leave()
    }
  }, [])
  return kept
}
