import type { FlattenedField } from 'payload'

type Data = Record<string, unknown>

/**
 * What is there, with its empty localised fields taken from `words`. Everything shared stays, rows
 * are matched by id: what an editor removed or added is not brought back or touched.
 */
export function fillTexts(fields: FlattenedField[], current: Data, words: Data): Data {
  const filled = { ...current }
  for (const field of fields) {
    const { name } = field
    if ('localized' in field && field.localized) filled[name] = current[name] || words[name]
    else if (field.type === 'group') {
      filled[name] = fillTexts(field.flattenedFields, record(current[name]), record(words[name]))
    } else if (field.type === 'array') {
      filled[name] = fillRows(current[name], words[name], () => field.flattenedFields)
    } else if (field.type === 'blocks') {
      filled[name] = fillRows(
        current[name],
        words[name],
        (row) => field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [],
      )
    }
  }
  return filled
}

function fillRows(current: unknown, words: unknown, fieldsOf: (row: Data) => FlattenedField[]) {
  const rowsOfWords = rows(words)
  return rows(current).map((row) =>
    fillTexts(fieldsOf(row), row, rowsOfWords.find(({ id }) => id === row.id) ?? {}),
  )
}

function rows(value: unknown): Data[] {
  return Array.isArray(value) ? value : []
}

function record(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}
