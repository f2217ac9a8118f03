/** No article is looked for with more characters. */
export const maxQuestionLength = 80

/**
 * What a question asks `post_search` for: pieces its index knows, then proof of the whole words.
 */
export type SearchTerms = { grams: string[]; titleGrams: string[]; patterns: string[] }

/** More words than this are left out: no one misses them, and each is a condition more. */
const maxTerms = 8

/**
 * @param folded a question that went through `fold_search_text`: words of ASCII, or of characters
 * that are not spaced, with single spaces between them
 * @returns nothing when there is no word in it
 */
export function buildSearchTerms(folded: string): SearchTerms | undefined {
  const words = [...new Set(folded.split(' ').filter(Boolean))].slice(0, maxTerms)
  if (words.length === 0) return undefined
  const grams = [...new Set(words.flatMap(gramsOf))]
  return { grams, titleGrams: grams.map((gram) => `=${gram}`), patterns: words.map(patternOf) }
}

/** As `list_search_grams` cuts them. One or two letters are taken for the beginning of a word. */
function gramsOf(word: string): string[] {
  if (isShort(word)) return [`^${word}`]
  const letters = [...word]
  const size = isAscii(word) ? 3 : Math.min(2, letters.length)
  return Array.from({ length: letters.length - size + 1 }, (_, at) =>
    letters.slice(at, at + size).join(''),
  )
}

/** Against the text with a space before it. */
function patternOf(word: string): string {
  return isShort(word) ? `% ${word}%` : `%${word}%`
}

function isShort(word: string): boolean {
  return isAscii(word) && word.length < 3
}

function isAscii(word: string): boolean {
  return word < '\u0080'
}
