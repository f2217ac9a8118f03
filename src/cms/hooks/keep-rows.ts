import type { FieldHook } from 'payload'
import { isTranslator } from '@/cms/access/is-translator'

type Row = { id?: string; blockType?: string; blockName?: string }

/**
 * Which rows there are, and in which order, is the same in all languages. From a translator only
 * the texts inside the existing rows are taken.
 */
export const keepRows: FieldHook = ({ operation, overrideAccess, previousValue, req, value }) => {
  if (operation !== 'update' || overrideAccess || !isTranslator({ req })) return value
  const incoming = new Map(rowsOf(value).map((row) => [row.id, row]))
  return rowsOf(previousValue).map((row) => ({
    ...(incoming.get(row.id) ?? row),
    id: row.id,
    ...(row.blockType && { blockType: row.blockType, blockName: row.blockName }),
  }))
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value : []
}
