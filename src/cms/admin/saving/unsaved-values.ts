import { isValues, type Values } from '@/desk/documents/row-fields'

/** Values that the server sets, that a form only passes on, or that browsers must not store. */
const ignored =
  /^(_status|createdAt|updatedAt|deletedAt|id|revision|file|sessions)$|password|secret|token/i

/** Returns the names of the values of a document that a person changed. */
export function listUnsavedFields(before: Values, after: Values): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter(
    (name) => !ignored.test(name) && write(before[name]) !== write(after[name]),
  )
}

/** Returns the values that differ by their paths, such as `hero.title`: groups by their members. */
export function listDifferences(
  before: Values,
  after: Values,
  prefix = '',
): { path: string; saved: unknown; typed: unknown }[] {
  return listUnsavedFields(before, after).flatMap((name) => {
    const path = prefix + name
    const [saved, typed] = [before[name], after[name]]
    return isGroup(saved) && isGroup(typed)
      ? listDifferences(saved, typed, `${path}.`)
      : [{ path, saved, typed }]
  })
}

const isGroup = (value: unknown): value is Values => isValues(value) && !('root' in value)

/** Copies values as they are sent, without what JSON has no form for. */
export const copyAsSent = (values: Values): Values => JSON.parse(JSON.stringify(values))

/** Serializes a value; an empty text or list equals a missing one. */
function write(value: unknown): string {
  if (value === '' || value === undefined || (Array.isArray(value) && value.length === 0))
    return 'null'
  return JSON.stringify(value)
}
