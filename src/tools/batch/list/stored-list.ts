import { openBrowserStore } from '@/tools/shared/browser-store'
import type { BatchList, BatchMapping } from './batch-list'

type ListEntry = { id: 'list'; list: BatchList }
type MappingEntry = { id: 'mapping'; mapping: BatchMapping }

/** The list that was open when the page was left, and the mapping of its columns. */
export async function findStoredList(): Promise<{
  list: BatchList
  mapping: BatchMapping | null
} | null> {
  const store = await openBrowserStore()
  const [listEntry, mappingEntry] = await Promise.all([
    store.get('batch', 'list') as Promise<ListEntry | undefined>,
    store.get('batch', 'mapping') as Promise<MappingEntry | undefined>,
  ])
  return listEntry ? { list: listEntry.list, mapping: mappingEntry?.mapping ?? null } : null
}

export async function storeBatchList(list: BatchList | null): Promise<void> {
  const store = await openBrowserStore()
  if (list) await store.put('batch', { id: 'list', list } as ListEntry)
  else await store.delete('batch', 'list')
}

export async function storeBatchMapping(mapping: BatchMapping | null): Promise<void> {
  const store = await openBrowserStore()
  if (mapping) await store.put('batch', { id: 'mapping', mapping } as MappingEntry)
  else await store.delete('batch', 'mapping')
}
