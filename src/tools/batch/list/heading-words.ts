import type { StyleTarget } from './batch-list'
import words from './heading-words.json' with { type: 'json' }

type Lines = readonly string[]

/** Common headings; `heading-words.schema.json` describes them. */
export const fieldWords: Readonly<Record<string, Lines>> = words.fields
export const styleHeadings: Readonly<Record<StyleTarget, Lines>> = words.styles
export const {
  title: titleWords,
  name: nameWords,
  quantity: quantityWords,
  fileName: fileNameWords,
} = words
