import type { ContentField } from '@/qr/content/kind-fields'
import { type PageContent, pageFields } from '@/qr/content/page-content'
import { parseContentAs } from '@/qr/content/parse-content'

/** `value` is true for a switch that is on; one that is off goes without saying. */
export type ReadBackRow = { field: ContentField; value: string | true }

/**
 * What our own reader makes of a code's text, field by field: as much as a phone gets to know. None
 * where the text says it all on its own, as that of a link does.
 */
export function readBack(text: string, { type }: PageContent): readonly ReadBackRow[] {
  const values: Record<string, unknown> = parseContentAs(type, text) ?? {}
  const rows = pageFields[type].flatMap((field): ReadBackRow[] => {
    const value = values[field.name]
    const isSaid = value === true || (typeof value === 'string' && value !== '')
    return isSaid ? [{ field, value }] : []
  })
  return rows.length > 1 ? rows : []
}
