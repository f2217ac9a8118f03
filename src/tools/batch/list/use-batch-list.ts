import { useEffect, useRef, useState } from 'react'
import { becomeIdle } from '@/tools/shared/become-idle'
import type { BatchList, BatchMapping } from './batch-list'

/** Delay after the last change before the list is stored. */
const settleMs = 400

const loadKept = () => import('./kept-list')
const keepList = async (list: BatchList | null) => (await loadKept()).keepList(list)
const keepMapping = async (mapping: BatchMapping | null) => (await loadKept()).keepMapping(mapping)

/**
 * The list of a batch and the mapping of its columns, stored in this browser so that a reload
 * restores them.
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
        // Another list was opened in the meantime.
        if (!kept || touched.current) return
        setList(kept.list)
        setMapping(kept.mapping)
      })
      // A browser without storage starts empty.
      .catch(() => {})
      .finally(() => setIsLoading(false))
  }, [])

  useKeeping(list, { keep: keepList, isReady: !isLoading, kept: null })
  // A stored mapping of an earlier list does not apply to the first list.
  useKeeping(mapping, { keep: keepMapping, isReady: !isLoading && list !== null })

  return {
    list,
    /** Null until it was changed; until then the later steps guess it. */
    mapping,
    /** `as`: the mapping of a list that is restored. */
    changeList(next: BatchList | null, as?: BatchMapping) {
      touched.current = true
      setList(next)
      // Pictures and sheets do not change the mapping of columns with the same names.
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
