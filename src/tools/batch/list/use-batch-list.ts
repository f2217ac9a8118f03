import { useEffect, useRef, useState } from 'react'
import { becomeIdle } from '@/tools/shared/become-idle'
import type { BatchList, BatchMapping } from './batch-list'

/** How long nothing has to change until it is kept. */
const settleMs = 400

const loadKept = () => import('./kept-list')
const keepList = async (list: BatchList | null) => (await loadKept()).keepList(list)
const keepMapping = async (mapping: BatchMapping | null) => (await loadKept()).keepMapping(mapping)

/**
 * The list of a batch and what someone said about its columns, as they are kept in this browser
 * over a reload.
 */
export function useBatchList() {
  const [isLoading, setIsLoading] = useState(true)
  const [list, setList] = useState<BatchList | null>(null)
  const [mapping, setMapping] = useState<BatchMapping | null>(null)
  const touched = useRef(false)

  useEffect(() => {
    becomeIdle()
      .then(loadKept)
      .then(({ findKeptList }) => findKeptList())
      .then((kept) => {
        // Someone was quicker with another list.
        if (!kept || touched.current) return
        setList(kept.list)
        setMapping(kept.mapping)
      })
      // A browser without storage starts empty.
      .catch(() => {})
      .finally(() => setIsLoading(false))
  }, [])

  useKeeping(list, { keep: keepList, isReady: !isLoading, kept: null })
  // Of an earlier list there may be one in store, for which the first list has no use.
  useKeeping(mapping, { keep: keepMapping, isReady: !isLoading && list !== null })

  return {
    list,
    /** Null where no one has said anything yet: then it is for the desk to guess. */
    mapping,
    /** `as`: what its columns meant, for a list that comes back. */
    changeList(next: BatchList | null, as?: BatchMapping) {
      touched.current = true
      setList(next)
      // Pictures and sheets do not change what someone said about columns of the same names.
      const isSame = list && next && mapping && sameColumns(list, next)
      setMapping(next && (as ?? (isSame ? mapping : null)))
    },
    changeMapping: setMapping,
  }
}

function sameColumns(list: BatchList, next: BatchList): boolean {
  return list.cells === next.cells && list.hasHeadings === next.hasHeadings
}

function useKeeping<Value>(
  value: Value,
  {
    keep,
    isReady,
    kept: first,
  }: { keep: (value: Value) => Promise<void>; isReady: boolean; kept?: Value },
): void {
  const kept = useRef(first)
  useEffect(() => {
    if (!isReady || kept.current === value) return
    const timer = setTimeout(() => {
      kept.current = value
      keep(value).catch(() => {})
    }, settleMs)
    return () => clearTimeout(timer)
  }, [value, keep, isReady])
}
