import { foldText } from '@/std/fold-text'

/** Returns whether a text contains every word of `words`; case and diacritics are ignored. */
export function matchWords(words: string): (text: string) => boolean {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  return (text) => {
    const folded = wanted.length > 0 ? foldText(text) : ''
    return wanted.every((word) => folded.includes(word))
  }
}
