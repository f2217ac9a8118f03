import { flattenAllFields } from 'payload'
import { textBlocks } from '@/cms/fields/rich-text-editor'
import { type Values, walkFields } from '../documents/row-fields'
import type { BlockText } from './rich-text-parts'

const fieldsBySlug = new Map(
  textBlocks.map(({ slug, fields }) => [slug, flattenAllFields({ fields })] as const),
)

/** Program code is the same in all languages. */
const literalBlocks: ReadonlySet<unknown> = new Set(['Code'])

/** Lists the texts of a block inside a rich text. */
export function listBlockTexts(values: Values): BlockText[] {
  const fields = fieldsBySlug.get(String(values.blockType)) ?? []
  return [...walkFields(fields, values)].flatMap(({ field, trail }) => {
    if (field.type !== 'text' && field.type !== 'textarea') return []
    return [
      {
        path: trail.map((step) => (typeof step === 'number' ? step : step.name)),
        isTranslatable: !literalBlocks.has(values.blockType),
        ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
      },
    ]
  })
}
