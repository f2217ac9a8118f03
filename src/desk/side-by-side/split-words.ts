// English texts may contain examples in scripts without spaces.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Splits a text into words, and what is between them. */
export function splitWords(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

export const isBlankWord = (text: string): boolean => text.trim() === ''
