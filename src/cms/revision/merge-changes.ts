import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { fieldsOfRow, isValues, rowsOf, type Values, walkFields } from '@/desk/documents/row-fields'
import { serverFieldNames } from '../fields/edit-fields'

/**
 * Hashes of the values of a document in one language, by path. Paths identify rows by id
 * (`blocks.<id>.title`); the list of row ids is a separate value (`blocks`).
 */
export type Revision = Record<string, string>

/** A value that two users changed; the path identifies rows by their position in `yours`. */
export type FieldConflict = { path: string; field: FlattenedField; yours: unknown; theirs: unknown }

export function createRevision(fields: readonly FlattenedField[], doc: Values): Revision {
  const revision: Revision = {}
  for (const { field, key, value } of walkFields(fields, doc)) {
    if (!isWritten(field) || field.type === 'group' || field.type === 'tab') continue
    revision[key] = hashValue(field, value)
  }
  return revision
}

/** Hashes the value of a field; of a list only the ids of its rows. */
export function hashValue(field: FlattenedField, value: unknown): string {
  return hash(isList(field) ? idsOf(value) : storedValue(field, value))
}

/** Copies the editable values; missing values are null. */
export function copyValues(fields: readonly FlattenedField[], values: Values): Values {
  return Object.fromEntries(
    fields.filter(isWritten).map((field) => {
      const value = values[field.name]
      if (field.type === 'group' || field.type === 'tab')
        return [field.name, copyValues(field.flattenedFields, asValues(value))]
      if (field.type !== 'array' && field.type !== 'blocks') return [field.name, value ?? null]
      const rows = rowsOf(value).map(({ id, blockType, blockName, ...row }) => ({
        ...copyValues(fieldsOfRow(field, { ...row, blockType }), row),
        id,
        ...(blockType ? { blockType, blockName } : {}),
      }))
      return [field.name, rows]
    }),
  )
}

/**
 * Merges the changes of one user since `base` with those that others have saved since. A value that
 * only one side changed comes from that side; a value that both changed differently is a conflict.
 *
 * @param base the revision that the user started from
 * @param current the stored document
 * @param incoming the submitted document
 */
export function mergeChanges(
  fields: readonly FlattenedField[],
  base: Revision,
  current: Values,
  incoming: Values,
): { merged: Values; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = []
  const merged = mergeLevel({ fields, base, conflicts }, current, incoming, '', '')
  return { merged, conflicts }
}

type Merge = { fields: readonly FlattenedField[]; base: Revision; conflicts: FieldConflict[] }

function mergeLevel(
  merge: Merge,
  current: Values,
  incoming: Values,
  prefix: string,
  shownPrefix: string,
): Values {
  const merged = { ...incoming }
  for (const field of merge.fields.filter(isWritten)) {
    const { name } = field
    const path = prefix + name
    const shown = shownPrefix + name
    const [theirs, yours] = [storedValue(field, current[name]), storedValue(field, incoming[name])]
    if (field.type === 'group' || field.type === 'tab') {
      const inGroup = { ...merge, fields: field.flattenedFields }
      merged[name] = mergeLevel(inGroup, asValues(theirs), asValues(yours), `${path}.`, `${shown}.`)
    } else if (field.type === 'array' || field.type === 'blocks') {
      const side = chooseSide(merge.base[path], idsOf(theirs), idsOf(yours))
      if (side === 'both') merge.conflicts.push({ path: shown, field, yours, theirs })
      const [mine, stored] = [byId(yours), byId(theirs)]
      merged[name] = rowsOf(side === 'theirs' ? theirs : yours).map((row, index) => {
        const own = mine.get(row.id)
        const other = stored.get(row.id)
        if (!own || !other) return row
        const inRow = { ...merge, fields: fieldsOfRow(field, row) }
        return mergeLevel(inRow, other, own, `${path}.${row.id}.`, `${shown}.${index}.`)
      })
    } else {
      const side = chooseSide(merge.base[path], theirs, yours)
      if (side === 'both') merge.conflicts.push({ path: shown, field, yours, theirs })
      merged[name] = side === 'theirs' ? theirs : yours
    }
  }
  return merged
}

function chooseSide(base: string | undefined, theirs: unknown, yours: unknown) {
  const [stored, sent] = [hash(theirs), hash(yours)]
  if (base === undefined || sent === stored || stored === base) return 'yours'
  return sent === base ? 'theirs' : 'both'
}

export const isList = ({ type }: FlattenedField) => type === 'array' || type === 'blocks'

/** Whether a person writes the field, not the server. */
export const isWritten = (field: FlattenedField) =>
  !serverFieldNames.has(field.name) && field.type !== 'join'

const asValues = (value: unknown): Values => (isValues(value) ? value : {})
export const idsOf = (value: unknown) => rowsOf(value).map(({ id }) => id)
const byId = (value: unknown) => new Map(rowsOf(value).map((row) => [row.id, row]))

/**
 * Returns the stored value of a field: for a related document its id, even if the document is
 * populated.
 */
function storedValue(field: FlattenedField, value: unknown): unknown {
  if (field.type !== 'relationship' && field.type !== 'upload') return value
  if (Array.isArray(value)) return value.map((one) => storedValue(field, one))
  return isValues(value) && 'id' in value ? value.id : value
}

/**
 * Hashes a value. Equivalent values have equal hashes: an empty text and none, a document and its
 * id.
 */
function hash(value: unknown): string {
  const text = JSON.stringify(normalize(value))
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

function normalize(value: unknown): unknown {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return null
  if (Array.isArray(value)) return value.map(normalize)
  if (!isValues(value)) return value
  const names = Object.keys(value).sort()
  return names.map((name) => [name, normalize(value[name])])
}
