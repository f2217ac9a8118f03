import { isHostedType } from '@/qr/content'
import type { BatchMapping } from './batch-list'

/** Whether short links were chosen and the type of the rows supports them. */
export function isDynamicBatch(mapping: BatchMapping | null): boolean {
  return mapping?.isDynamic === true && !mapping.barcode && isHostedType(mapping.type)
}
