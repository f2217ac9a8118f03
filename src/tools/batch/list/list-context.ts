import { createContext } from 'react'
import type { BatchList, BatchMapping } from './batch-list'

/** The list that faults speak of, where it is still open. */
export const ListContext = createContext<{
  list: BatchList | null
  mapping: BatchMapping | null
}>({ list: null, mapping: null })
