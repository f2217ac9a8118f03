import type { Frame } from '@/qr/design/design'
import type { GlyphLoader } from './glyph-files'
import { outlineText } from './outline-text'
import type { OutlinedText } from './outlined-text'

/** A word, or a part of one where a line may be broken; `isJoined`: no space before it. */
export type OutlinedWord = OutlinedText & { isJoined: boolean }

/** Lines of a text, each as words, and the characters that no font has. */
export type OutlinedLines = {
  lines: readonly (readonly OutlinedWord[])[]
  missing: readonly string[]
}

type Options = { font: Frame['font']; language: string; load: GlyphLoader }

/** Scripts without spaces between words; a line may be broken between most of their characters. */
const spaceless = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}ー]*)/u

/** Sets a text as words that can be wrapped. Rejects only when `load` does. */
export async function outlineWords(text: string, options: Options): Promise<OutlinedLines> {
  const known = new Map<string, Promise<OutlinedText>>()
  const outline = (word: string) => {
    const found = known.get(word) ?? outlineText(word, options)
    known.set(word, found)
    return found
  }
  const lines = await Promise.all(
    text.split(/\r?\n/).map((line) =>
      Promise.all(
        splitWords(line).map(async ({ word, isJoined }) => ({
          ...(await outline(word)),
          isJoined,
        })),
      ),
    ),
  )
  const missing = new Set(lines.flatMap((line) => line.flatMap((word) => word.missing)))
  return { lines, missing: [...missing] }
}

function splitWords(line: string): { word: string; isJoined: boolean }[] {
  return line
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      word
        .split(spaceless)
        .filter(Boolean)
        .map((part, index) => ({ word: part, isJoined: index > 0 })),
    )
}
