/** Maximum length of a search query, in characters. */
export const maxQuestionLength = 80

/** Conditions on `post_search`: grams for its index, then patterns that verify the whole words. */
export type SearchTerms = { grams: string[]; titleGrams: string[]; patterns: string[] }

/** Maximum number of words: each adds a condition, and further words hardly change the result. */
const maxTerms = 8

/**
 * Builds the search conditions of a query.
 *
 * @param folded the query after `fold_search_text`: words of ASCII, or of characters that are not
 * separated by spaces, with single spaces between them
 * @returns undefined if the query has no word
 */
export function buildSearchTerms(folded: string): SearchTerms | undefined {
  const words = [...new Set(folded.split(' ').filter(Boolean))].slice(0, maxTerms)
  if (words.length === 0) return undefined
  const grams = [...new Set(words.flatMap(gramsOf))]
  return { grams, titleGrams: grams.map((gram) => `=${gram}`), patterns: words.map(patternOf) }
}

/**
 * Splits a word like `list_search_grams`. One or two letters are treated as the start of a word.
 */
function gramsOf(word: string): string[] {
  if (isShort(word)) return [`^${word}`]
  const letters = [...word]
  const size = isAscii(word) ? 3 : Math.min(2, letters.length)
  return Array.from({ length: letters.length - size + 1 }, (_, at) =>
    letters.slice(at, at + size).join(''),
  )
}

/** Returns a `like` pattern for the text with a space before it. */
function patternOf(word: string): string {
  return isShort(word) ? `% ${word}%` : `%${word}%`
}

function isShort(word: string): boolean {
  return isAscii(word) && word.length < 3
}

function isAscii(word: string): boolean {
  return word < '\u0080'
}
