import { findDirection } from './find-direction'

/**
 * Embedding level of each word of a line, as in the Unicode bidirectional algorithm: even levels run
 * from left to right, odd ones from right to left. Numbers belong to Latin words before them.
 */
export function findWordLevels(words: readonly string[]): number[] {
  const directions = words.map(findDirection)
  const isRightToLeft = directions.find(Boolean) === 'rtl'
  let last: 'ltr' | 'rtl' | undefined
  return directions.map((direction, index) => {
    last = direction ?? (last === 'ltr' && /^\d/.test(words[index] ?? '') ? 'ltr' : undefined)
    if (isRightToLeft) return last === 'ltr' ? 2 : 1
    return last === 'rtl' ? 1 : 0
  })
}
