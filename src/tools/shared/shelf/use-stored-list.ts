import { useCallback, useEffect, useRef, useState } from 'react'
import { type StoreName, watchStore } from '../store-channel'

export type StoredList<Entry> =
  | { status: 'loading' }
  | { status: 'ready'; entries: readonly Entry[] }
  /** The browser has no storage. */
  | { status: 'unavailable' }

/** Reads a store of this browser, and again when any tab changes it. `read` must be stable. */
export function useStoredList<Entry>(
  store: StoreName,
  read: () => Promise<readonly Entry[]>,
): { list: StoredList<Entry>; reload: () => Promise<void> } {
  const [list, setList] = useState<StoredList<Entry>>({ status: 'loading' })
  const started = useRef(0)
  const shown = useRef(0)
  const reload = useCallback(async () => {
    started.current += 1
    const number = started.current
    const found = await read().then(
      (entries): StoredList<Entry> => ({ status: 'ready', entries }),
      (): StoredList<Entry> => ({ status: 'unavailable' }),
    )
    // A read that is overtaken by a later one is out of date.
    if (number < shown.current) return
    shown.current = number
    setList(found)
  }, [read])
  useEffect(() => {
    reload()
    return watchStore(store, reload)
  }, [store, reload])
  return { list, reload }
}
