import { type FlattenedField, flattenAllFields } from 'payload'
import { type Values, walkFields } from '../documents/row-fields'
import { desk } from '../options'
import type { BlockText } from './rich-text-parts'

const fieldsBySlug = new Map<string, readonly FlattenedField[]>()

function fieldsOf(slug: string): readonly FlattenedField[] {
  const block = desk().textBlocks.find((one) => one.slug === slug)
  const fields = fieldsBySlug.get(slug) ?? flattenAllFields({ fields: block?.fields ?? [] })
  fieldsBySlug.set(slug, fields)
  return fields
}

/** Lists the texts of a block inside a rich text. */
export function listBlockTexts(values: Values): BlockText[] {
  const slug = String(values.blockType)
  return [...walkFields(fieldsOf(slug), values)].flatMap(({ field, trail }) => {
    if (field.type !== 'text' && field.type !== 'textarea') return []
    return [
      {
        path: trail.map((step) => (typeof step === 'number' ? step : step.name)),
        isTranslatable: !desk().literalBlocks.includes(slug),
        ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
      },
    ]
  })
}
