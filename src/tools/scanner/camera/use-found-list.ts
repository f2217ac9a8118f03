import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import { changeFoundList, emptyList, findNew } from './found-list'
import { readFoundList, saveFoundList } from './stored-found-list'

/** The codes found one after another. */
export function useFoundList() {
  const [list, change] = useReducer(changeFoundList, emptyList, (empty) => ({
    ...empty,
    entries: readFoundList(),
  }))
  const [isSaved, setSaved] = useState(true)
  const latest = useRef(list)
  latest.current = list

  useEffect(() => setSaved(saveFoundList(list.entries)), [list.entries])

  /** @returns the codes that are new */
  const add = useCallback((codes: readonly FoundCode[]): readonly FoundCode[] => {
    const added = findNew(latest.current.entries, codes)
    if (added.length > 0) {
      const action = { kind: 'add', codes: added, nowMs: Date.now() } as const
      // A second frame may be read before React renders the first.
      latest.current = changeFoundList(latest.current, action)
      change(action)
    }
    return added
  }, [])

  return { list, isSaved, add, change }
}
