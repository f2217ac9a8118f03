import { type ContentField, type PageContent, pageFields, parseContentAs } from '@/qr/content'

/** `value` is true for a switch that is on; one that is off has no row. */
export type ReadBackRow = { field: ContentField; value: string | true }

/**
 * Parses a code's text back into fields, as a phone would read it. Empty if the text has only one
 * field, such as a link.
 */
export function readBack(text: string, { type }: PageContent): readonly ReadBackRow[] {
  const values: Record<string, unknown> = parseContentAs(type, text) ?? {}
  const rows = pageFields[type].flatMap((field): ReadBackRow[] => {
    const value = values[field.name]
    const hasValue = value === true || (typeof value === 'string' && value !== '')
    return hasValue ? [{ field, value }] : []
  })
  return rows.length > 1 ? rows : []
}
