import { useEffect, useRef, useState } from 'react'
import { becomeIdle } from '@/tools/shared/become-idle'
import type { BatchList, BatchMapping } from './batch-list'

/** Delay after the last change before the list is stored. */
const storeDelayMs = 400

const loadStore = () => import('./stored-list')
const storeList = async (list: BatchList | null) => (await loadStore()).storeBatchList(list)
const storeMapping = async (mapping: BatchMapping | null) =>
  (await loadStore()).storeBatchMapping(mapping)

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
      .then(loadStore)
      .then(({ findStoredList }) => findStoredList())
      .then((stored) => {
        // Another list was opened in the meantime.
        if (!stored || touched.current) return
        setList(stored.list)
        setMapping(stored.mapping)
      })
      // A browser without storage starts empty.
      .catch(() => {})
      .finally(() => setIsLoading(false))
  }, [])

  useStoring(list, { store: storeList, isReady: !isLoading, stored: null })
  // A stored mapping of an earlier list does not apply to the first list.
  useStoring(mapping, { store: storeMapping, isReady: !isLoading && list !== null })

  return {
    list,
    /** null until it is changed; until then the later steps guess it. */
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

function useStoring<Value>(
  value: Value,
  {
    store,
    isReady,
    stored,
  }: { store: (value: Value) => Promise<void>; isReady: boolean; stored?: Value },
): void {
  const lastStored = useRef(stored)
  useEffect(() => {
    if (!isReady || lastStored.current === value) return
    const timer = setTimeout(() => {
      lastStored.current = value
      store(value).catch(() => {})
    }, storeDelayMs)
    return () => clearTimeout(timer)
  }, [value, store, isReady])
}
