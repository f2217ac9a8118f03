import type { FieldHook } from 'payload'
import { isDefaultLocale } from '@/cms/access/is-default-locale'

type Row = { id?: string; blockType?: string; blockName?: string }

/**
 * Which rows a list has and in which order is edited in English. From other languages, the hook
 * accepts only values inside the rows of the newest draft; values that were not sent stay.
 */
export const keepRows: FieldHook = ({ operation, overrideAccess, previousValue, req, value }) => {
  if (operation !== 'update' || overrideAccess || isDefaultLocale({ req })) return value
  // Payload removes refused values from the rows that it gets, so these must not be the stored ones.
  const incoming = new Map(copyRows(value).map((row) => [row.id, row]))
  return copyRows(previousValue).map((row) => ({
    ...row,
    ...incoming.get(row.id),
    id: row.id,
    ...(row.blockType && { blockType: row.blockType, blockName: row.blockName }),
  }))
}

function copyRows(value: unknown): Row[] {
  return Array.isArray(value) ? structuredClone(value) : []
}
