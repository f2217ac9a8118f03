import { compareTokens, type TokenChange } from './compare-tokens'
import { isBlankWord, splitWords } from './split-words'

export type ComparedPart = { text: string; change: TokenChange | undefined }

/** Returns the parts of two texts word by word: common, removed and added ones. */
export function compareTexts(before: string, after: string): ComparedPart[] {
  const parts: ComparedPart[] = []
  const words = compareTokens(splitWords(before), splitWords(after), (word) => word, isBlankWord)
  for (const { token, change } of words) {
    const last = parts.at(-1)
    if (last && last.change === change) last.text += token
    else parts.push({ text: token, change })
  }
  return parts
}
