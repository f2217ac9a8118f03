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

/** The rows of a list; none for a list that was never filled. */
export const rowsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter(isValues) : []

type Level = { fields: readonly FlattenedField[]; values: Values; row?: Values }

/**
 * Returns the nested levels of a field: the values of a group, or the rows of a list; an empty list
 * for other fields.
 */
export function levelsOf(field: FlattenedField, value: unknown): Level[] {
  if (field.type === 'group' || field.type === 'tab')
    return [{ fields: field.flattenedFields, values: isValues(value) ? value : {} }]
  if (field.type !== 'array' && field.type !== 'blocks') return []
  return rowsOf(value).map((row) => ({ fields: fieldsOfRow(field, row), values: row, row }))
}

/** A field of a document with its value. */
export type FieldPlace = {
  field: FlattenedField
  value: unknown
  /** Path with rows by position, as in forms: `blocks.0.title`. */
  path: string
  /** Path with rows by id: `blocks.<id>.title`. */
  key: string
  /** The fields from the root to this one, with the positions of rows between them. */
  trail: (FlattenedField | number)[]
  /** The innermost row that contains the field. */
  row: Values | undefined
}

/** Visits all fields of a document; groups and lists come before their contents. */
export function* walkFields(
  fields: readonly FlattenedField[],
  values: Values,
  above: Pick<FieldPlace, 'key' | 'path' | 'row' | 'trail'> = {
    key: '',
    path: '',
    row: undefined,
    trail: [],
  },
): Generator<FieldPlace> {
  for (const field of fields) {
    const value = values[field.name]
    const path = above.path + field.name
    const key = above.key + field.name
    const trail = [...above.trail, field]
    yield { field, value, path, key, trail, row: above.row }
    for (const [index, level] of levelsOf(field, value).entries())
      yield* walkFields(
        level.fields,
        level.values,
        level.row
          ? {
              path: `${path}.${index}.`,
              key: `${key}.${level.row.id}.`,
              trail: [...trail, index],
              row: level.row,
            }
          : { path: `${path}.`, key: `${key}.`, trail, row: above.row },
      )
  }
}
