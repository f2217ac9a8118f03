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

/**
 * Folds a heading: removes case, diacritics, spaces and punctuation, so that `E-Mail` is `email`.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replace(/[\u0300-\u036f]|[^\p{Letter}\p{Number}]/gu, '')
}

export function foldWords(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' ')).map(foldWord)
}
