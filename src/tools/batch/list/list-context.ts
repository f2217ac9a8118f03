import { createContext } from 'react'
import type { BatchList, BatchMapping } from './batch-list'

/** The open list that faults refer to, if there is one. */
export const ListContext = createContext<{
  list: BatchList | null
  mapping: BatchMapping | null
}>({ list: null, mapping: null })
