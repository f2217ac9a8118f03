import type { FlattenedField } from 'payload'

/** The values of a document, a group or a row, by the names of their fields. */
export type Values = Record<string, unknown>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null

/** The fields of a row of a list, or of a block; none for a block that no longer exists. */
export function fieldsOfRow(field: FlattenedField, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}
