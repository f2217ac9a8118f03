/**
 * Folds a word to compare it: removes case, diacritics, spaces and punctuation, so that `E-Mail` is
 * `email`.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replace(/[\u0300-\u036f]|[^\p{Letter}\p{Number}]/gu, '')
}

/** Folds words that are separated by spaces. */
export function foldWords(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' ')).map(foldWord)
}
