/**
 * Lists the characters of a text that a format does not accept, once each, as shown in messages:
 * `’ –`. Characters that cannot be seen are named by their number, `U+00A0`.
 */
export function nameLetters(text: string, accepts: (letter: string) => boolean): string {
  return [...new Set(splitLetters(text))]
    .filter((letter) => !accepts(letter))
    .map((letter) => (isVisible(letter) ? letter : listNumbers(letter)))
    .join(' ')
}

/** Characters as people count them; a letter and its accents are one. */
export function splitLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function isVisible(letter: string): boolean {
  return /[^\p{Z}\p{C}\p{M}]/u.test(letter)
}

function listNumbers(letter: string): string {
  const numbers = Array.from(letter, (one) => one.codePointAt(0) ?? 0)
  return numbers
    .map((number) => `U+${number.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ')
}
