import { type Change, compareTokens } from './compare-tokens'
import { isBlank, splitWords } from './split-words'

export type TextPart = { text: string; change: Change | undefined }

/** Returns the parts of two texts word by word: common, removed and added ones. */
export function compareTexts(before: string, after: string): TextPart[] {
  const parts: TextPart[] = []
  const words = compareTokens(splitWords(before), splitWords(after), (word) => word, isBlank)
  for (const { token, change } of words) {
    const last = parts.at(-1)
    if (last && last.change === change) last.text += token
    else parts.push({ text: token, change })
  }
  return parts
}
