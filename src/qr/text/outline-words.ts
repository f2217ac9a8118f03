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

type Options = {
  font: Frame['font']
  language: string
  load: GlyphLoader
  /** Breaks Chinese and Japanese lines only between words, instead of between any characters. */
  byWords?: boolean
}

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
        splitWords(line, options).map(async ({ word, isJoined }) => ({
          ...(await outline(word)),
          isJoined,
        })),
      ),
    ),
  )
  const missing = new Set(lines.flatMap((line) => line.flatMap((word) => word.missing)))
  return { lines, missing: [...missing] }
}

function splitWords(line: string, { language, byWords }: Options) {
  const split = byWords ? splitPhrases : splitCharacters
  return line
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      split(word, language).map((part, index) => ({ word: part, isJoined: index > 0 })),
    )
}

function splitCharacters(word: string): string[] {
  return word.split(spaceless).filter(Boolean)
}

/** Words with the particles, endings and punctuation after them. */
function splitPhrases(word: string, language: string): string[] {
  if (!spaceless.test(word)) return [word]
  const phrases: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(word)) {
    const last = phrases.at(-1)
    if (last !== undefined && /^[\p{Script=Hiragana}\p{P}ー]/u.test(segment)) {
      phrases[phrases.length - 1] = last + segment
    } else phrases.push(segment)
  }
  return phrases
}
