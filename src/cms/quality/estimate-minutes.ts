const wordsPerMinute = 230
const charactersPerMinute = 500

/** Reading speed in Chinese and Japanese is measured in characters, otherwise in words. */
const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu

/** Estimates the reading time of words, in whole minutes and at least one. */
export function estimateMinutes(text: string): number {
  const counted = text.match(characters)?.length ?? 0
  const words = text.replace(characters, ' ').match(/[\p{Letter}\p{Number}][^\s]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + counted / charactersPerMinute))
}
