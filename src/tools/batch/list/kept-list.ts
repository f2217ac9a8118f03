import { openBrowserStore } from '@/tools/shared/browser-store'
import type { BatchList, BatchMapping } from './batch-list'

type KeptList = { id: 'list'; list: BatchList }
type KeptMapping = { id: 'mapping'; mapping: BatchMapping }

/** The list that was open when the page was left, and the mapping of its columns. */
export async function findKeptList(): Promise<{
  list: BatchList
  mapping: BatchMapping | null
} | null> {
  const store = await openBrowserStore()
  const [kept, keptMapping] = await Promise.all([
    store.get('batch', 'list') as Promise<KeptList | undefined>,
    store.get('batch', 'mapping') as Promise<KeptMapping | undefined>,
  ])
  return kept ? { list: kept.list, mapping: keptMapping?.mapping ?? null } : null
}

export async function keepList(list: BatchList | null): Promise<void> {
  const store = await openBrowserStore()
  if (list) await store.put('batch', { id: 'list', list } as KeptList)
  else await store.delete('batch', 'list')
}

export async function keepMapping(mapping: BatchMapping | null): Promise<void> {
  const store = await openBrowserStore()
  if (mapping) await store.put('batch', { id: 'mapping', mapping } as KeptMapping)
  else await store.delete('batch', 'mapping')
}
