import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { FoundCode } from '@/qr/decode'
import { changeFoundList, emptyList, findNew, listFoundRows } from './found-list'
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

  const rows = useMemo(() => listFoundRows(list.entries), [list.entries])

  /** @returns the codes that are new, and the codes and messages that are complete with them */
  const add = useCallback((codes: readonly FoundCode[]) => {
    const added = findNew(latest.current.entries, codes)
    if (added.length > 0) {
      const action = { kind: 'add', codes: added, nowMs: Date.now() } as const
      // A second frame may be read before React renders the first.
      latest.current = changeFoundList(latest.current, action)
      change(action)
    }
    const whole = listFoundRows(latest.current.entries).flatMap(({ read }) => {
      const isNew = (read.parts ?? [read.code]).some((code) => added.includes(code))
      return isNew && !read.missing?.length ? [read.code] : []
    })
    return { added, whole }
  }, [])

  return { list, rows, isSaved, add, change }
}
