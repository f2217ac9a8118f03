import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { serverFieldNames } from '../fields/edit-fields'
import type { Data } from './seed-target'

/**
 * Hashes the localized texts of a document that was read in one language.
 *
 * @param like limits the hash to the fields outside rows that this content has too
 */
export function hashTexts(fields: FlattenedField[], data: Data, like?: Data): string {
  return hash(pickTexts(fields, data, like))
}

/**
 * Hashes the rows of a document: their order and their shared values. Fields outside rows, such as
 * dates and relationships, are not included.
 */
export function hashShape(fields: FlattenedField[], data: Data): string {
  return hash(pickShape(fields, data, false))
}

function pickTexts(fields: FlattenedField[], data: Data, like: Data | undefined): unknown[] {
  return fields.flatMap((field): unknown[] => {
    // The status and the last edit are localized too, but they are not texts.
    if (serverFieldNames.has(field.name) || (like && !(field.name in like))) return []
    const value = data[field.name]
    if ('localized' in field && field.localized) {
      const text = withoutIds(value)
      return text === undefined ? [] : [[field.name, text]]
    }
    const inner = mapRows(field, value, (own, row) => [row.id, pickTexts(own, row, undefined)])
    if (inner) return inner.length > 0 ? [[field.name, inner]] : []
    if (field.type !== 'group') return []
    const likeGroup = like && record(like[field.name])
    const group = pickTexts(field.flattenedFields, record(value), likeGroup)
    return group.length > 0 ? [[field.name, group]] : []
  })
}

function pickShape(fields: FlattenedField[], data: Data, isInRow: boolean): unknown[] {
  return fields.flatMap((field): unknown[] => {
    const value = data[field.name]
    if ('localized' in field && field.localized) return []
    const inner = mapRows(field, value, (own, row) => [
      row.id,
      row.blockType,
      pickShape(own, row, true),
    ])
    if (inner) return [[field.name, inner]]
    if (field.type === 'group') {
      const group = pickShape(field.flattenedFields, record(value), isInRow)
      return group.length > 0 ? [[field.name, group]] : []
    }
    // An unchecked checkbox equals a missing value.
    return isInRow && field.name !== 'id' && value ? [[field.name, withoutIds(value)]] : []
  })
}

function mapRows<Result>(
  field: FlattenedField,
  value: unknown,
  map: (fields: FlattenedField[], row: Data) => Result,
): Result[] | undefined {
  if (field.type !== 'array' && field.type !== 'blocks') return undefined
  const rows: Data[] = Array.isArray(value) ? value : []
  return rows.map((row) => map(fieldsOfRow(field, row), row))
}

function fieldsOfRow(field: FlattenedField, row: Data): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

/** Sorts by name and removes empty values and the random ids of the editor. */
function withoutIds(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, own]): [string, unknown] => [name, withoutIds(own)])
    .filter(([, own]) => own !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function record(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}
