import { useEffect, useRef, useState } from 'react'
import type { BatchList, BatchMapping } from './batch-list'
import { guessMapping } from './guess-mapping'
import { findKeptList, keepList, keepMapping } from './kept-list'
import { useListWords } from './use-list-words'

/** How long nothing has to change until it is kept. */
const settleMs = 400

/**
 * The list of a batch and what its columns mean, as they are kept in this browser over a reload. A
 * new list comes with a guess at its columns.
 */
export function useBatchList() {
  const words = useListWords()
  const [isLoading, setIsLoading] = useState(true)
  const [list, setList] = useState<BatchList | null>(null)
  const [mapping, setMapping] = useState<BatchMapping | null>(null)
  const touched = useRef(false)
  const guess = useRef(words.guess)
  guess.current = words.guess

  useEffect(() => {
    findKeptList()
      .then((kept) => {
        // Somebody was quicker with another list.
        if (!kept || touched.current) return
        setList(kept.list)
        setMapping(kept.mapping ?? guessMapping(kept.list, guess.current))
      })
      // A browser without storage starts empty.
      .catch(() => {})
      .finally(() => setIsLoading(false))
  }, [])

  useKeeping(list, keepList, !isLoading)
  useKeeping(mapping, keepMapping, !isLoading)

  return {
    isLoading,
    list,
    mapping,
    /** `as`: what its columns meant, for a list that comes back. */
    changeList(next: BatchList | null, as?: BatchMapping) {
      touched.current = true
      setList(next)
      // Pictures and sheets do not change what somebody said about columns of the same names.
      const isSame = list && next && mapping && sameColumns(list, next)
      setMapping(next && (as ?? (isSame ? mapping : guessMapping(next, guess.current))))
    },
    changeMapping: setMapping,
  }
}

function sameColumns(list: BatchList, next: BatchList): boolean {
  return list.cells === next.cells && list.hasHeadings === next.hasHeadings
}

function useKeeping<Value>(
  value: Value,
  keep: (value: Value) => Promise<void>,
  isReady: boolean,
): void {
  const kept = useRef<Value>(value)
  useEffect(() => {
    if (!isReady || kept.current === value) return
    const timer = setTimeout(() => {
      kept.current = value
      keep(value).catch(() => {})
    }, settleMs)
    return () => clearTimeout(timer)
  }, [value, keep, isReady])
}
