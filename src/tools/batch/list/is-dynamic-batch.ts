import { isPageType } from '@/qr/content/content-types'
import type { BatchMapping } from './batch-list'

/** Whether short links are wanted, and what the rows say can be behind one. */
export function isDynamicBatch(mapping: BatchMapping | null): boolean {
  return mapping?.isDynamic === true && isPageType(mapping.type)
}
