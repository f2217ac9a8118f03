import type { FlattenedField } from 'payload'
import { labelFields } from '@/desk/documents/all-locales'
import { type Values, walkFields } from '@/desk/documents/row-fields'

export type LocatedField = { path: string; label: string }

/**
 * Finds the fields with comments in the present document by their keys. Fields whose row was deleted
 * are left out.
 *
 * @param doc the document with `locale: 'all'`
 */
export function locateFields(
  fields: readonly FlattenedField[],
  doc: object,
  keys: ReadonlySet<string>,
  language: string,
): Map<string, LocatedField> {
  if (keys.size === 0) return new Map()
  const places = [...walkFields(fields, doc as Values)].filter(({ key }) => keys.has(key))
  const located = places.map(({ key, path }): [string, LocatedField] => {
    const [label = path] = labelFields(fields, doc, [path], language)
    return [key, { path, label }]
  })
  return new Map(located)
}
