import type { FlattenedField } from 'payload'

type Data = Record<string, unknown>

type Options = {
  /** Replaces existing texts for which `words` has a value. */
  overwrite?: boolean
  /** Replaces all rows, including their shared values. */
  replaceRows?: boolean
}

/**
 * Fills the empty localized fields of a document from `words`. Shared values do not change, and
 * rows are matched by id: rows that an editor removed or added are neither restored nor changed.
 */
export function fillTexts(
  fields: FlattenedField[],
  current: Data,
  texts: Data,
  options: Options = {},
): Data {
  const { overwrite = false, replaceRows = false } = options
  const filled = { ...current }
  for (const field of fields) {
    const { name } = field
    const fillRows = (fieldsOf: (row: Data) => FlattenedField[]) => {
      if (replaceRows && name in texts) return texts[name]
      return rows(current[name]).map((row) => {
        const own = rows(texts[name]).find(({ id }) => id === row.id) ?? {}
        return fillTexts(fieldsOf(row), row, own, options)
      })
    }
    if ('localized' in field && field.localized) {
      const [first, second] = overwrite ? [texts, current] : [current, texts]
      filled[name] = first[name] || second[name]
    } else if (field.type === 'group') {
      const [own, ownWords] = [record(current[name]), record(texts[name])]
      filled[name] = fillTexts(field.flattenedFields, own, ownWords, options)
    } else if (field.type === 'array') {
      filled[name] = fillRows(() => field.flattenedFields)
    } else if (field.type === 'blocks') {
      filled[name] = fillRows(
        (row) => field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [],
      )
    }
  }
  return filled
}

function rows(value: unknown): Data[] {
  return Array.isArray(value) ? value : []
}

function record(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}
