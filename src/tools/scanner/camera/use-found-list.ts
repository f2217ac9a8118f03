import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode/code-found'
import { changeFoundList, emptyList, findNew } from './found-list'
import { keepList, readKeptList } from './kept-list'

/** The codes found one after another; they survive a reload of the page, not the tab. */
export function useFoundList() {
  const [list, change] = useReducer(changeFoundList, emptyList, (empty) => ({
    ...empty,
    entries: readKeptList(),
  }))
  const [isKept, setKept] = useState(true)
  const latest = useRef(list)
  latest.current = list

  useEffect(() => setKept(keepList(list.entries)), [list.entries])

  /** Answers which of them are new. */
  const add = useCallback((codes: readonly FoundCode[]): readonly FoundCode[] => {
    const added = findNew(latest.current.entries, codes)
    if (added.length > 0) {
      const action = { kind: 'add', codes: added, nowMs: Date.now() } as const
      // A second frame may come before React has drawn the first.
      latest.current = changeFoundList(latest.current, action)
      change(action)
    }
    return added
  }, [])

  return { list, isKept, add, change }
}
