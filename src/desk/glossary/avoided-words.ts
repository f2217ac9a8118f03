/** What a language prefers and avoids, by term. */
type Words = { name: string; use: readonly string[]; avoid: readonly string[] }

export type AvoidedWord = {
  name: string
  word: string
  use: readonly string[]
  pattern: RegExp
  /** Preferred terms that contain the word, such as 短链接, which contains 短链. */
  longer: string[]
}

export function prepareAvoidedWords(terms: readonly Words[]): AvoidedWord[] {
  const wanted = terms.flatMap(({ use }) => use)
  return terms.flatMap(({ name, use, avoid }) =>
    avoid.map((word) => ({
      name,
      word,
      use,
      pattern: wholeWord(word),
      longer: wanted.filter((longer) => longer !== word && longer.includes(word)),
    })),
  )
}

/** Replaces the preferred terms that contain an avoided word by characters that match nothing. */
export function hideLonger(text: string, { longer }: AvoidedWord, standIn: string): string {
  return longer.reduce((left, use) => left.replaceAll(use, standIn.repeat(use.length)), text)
}

/**
 * Also matches a lower-case word at the start of a sentence; Chinese and Japanese have no word
 * boundaries.
 */
function wholeWord(word: string): RegExp {
  const source = escapePattern(word).replace(
    /^\p{Ll}/u,
    (letter) => `[${letter}${letter.toUpperCase()}]`,
  )
  if (/^[\p{Script=Katakana}ー]+$/u.test(word))
    return new RegExp(`(?<![\\p{Script=Katakana}ー])${source}(?![\\p{Script=Katakana}ー])`, 'gu')
  if (isWithoutSpaces(word)) return new RegExp(source, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}-])`, 'gu')
}

/** Whether a word belongs to a script that puts no spaces between words. */
export const isWithoutSpaces = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
