import type { FlattenedField } from 'payload'
import { isValues, levelsOf, type Values } from '@/desk/documents/row-fields'

/**
 * Returns the document without rows whose required texts are missing: a section or an item that is
 * new in English is not shown in another language before it is translated.
 *
 * @param own the document in that language, without fallback
 * @param shown the document to be shown, in which other missing texts may be English
 */
export function hideUntranslatedRows<Shown>(
  fields: readonly FlattenedField[],
  own: object,
  shown: Shown,
): Shown {
  const hidden = new Set<unknown>()
  findUntranslatedRows(fields, own as Values, hidden)
  return hidden.size ? (withoutRows(shown, hidden) as Shown) : shown
}

/**
 * Collects the ids of untranslated rows, and returns whether the texts of this level are complete.
 */
function findUntranslatedRows(
  fields: readonly FlattenedField[],
  values: Values,
  hidden: Set<unknown>,
): boolean {
  let isTranslated = true
  for (const field of fields) {
    const value = values[field.name]
    const levels = levelsOf(field, value)
    const translated = levels.filter((level) => {
      const isShown = findUntranslatedRows(level.fields, level.values, hidden)
      if (!isShown && level.row) hidden.add(level.row.id)
      return isShown
    })
    const isList = field.type === 'array' || field.type === 'blocks'
    const least = isList ? (field.minRows ?? 0) : levels.length
    if (levels.length > 0 && translated.length < least) isTranslated = false
    if ('localized' in field && field.localized && 'required' in field && field.required) {
      if (value === undefined || value === null || value === '') isTranslated = false
    }
  }
  return isTranslated
}

function withoutRows(value: unknown, hidden: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !(isValues(entry) && hidden.has(entry.id)))
      .map((entry) => withoutRows(entry, hidden))
  }
  if (!isValues(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([name, child]) => [name, withoutRows(child, hidden)]))
}
