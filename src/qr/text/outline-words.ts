import type { Frame } from '@/qr/design/design'
import { findWordLevels } from './find-word-levels'
import type { GlyphLoader } from './glyph-files'
import type { TextTracer } from './outline-lines'
import { outlineText } from './outline-text'
import type { OutlinedText } from './outlined-text'

/** A word, or a part of one where a line may be broken. */
export type OutlinedWord = OutlinedText & {
  /** There is no space before it. */
  isJoined: boolean
  /** Embedding level of a line with words from right to left, see `orderWords`. */
  level?: number
}

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
  /** Draws words with characters that the outlines lack. */
  trace?: TextTracer | undefined
}

/** Scripts without spaces between words; a line may be broken between most of their characters. */
const spaceless = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}ー]*)/u
/** Scripts without spaces between words, whose lines are broken only between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Sets a text as words that can be wrapped. Rejects only when `load` does. */
export async function outlineWords(text: string, options: Options): Promise<OutlinedLines> {
  const known = new Map<string, Promise<OutlinedText>>()
  const outline = (word: string) => {
    const found = known.get(word) ?? outlineWord(word, options)
    known.set(word, found)
    return found
  }
  const lines = await Promise.all(
    text.split(/\r?\n/).map((line) => {
      const parts = splitWords(line, options)
      const levels = findWordLevels(parts.map(({ word }) => word))
      return Promise.all(
        parts.map(async ({ word, isJoined }, index) => {
          const level = levels[index]
          return { ...(await outline(word)), isJoined, ...(level && { level }) }
        }),
      )
    }),
  )
  const missing = new Set(lines.flatMap((line) => line.flatMap((word) => word.missing)))
  return { lines, missing: [...missing] }
}

async function outlineWord(word: string, options: Options): Promise<OutlinedText> {
  const outlined = await outlineText(word, options)
  const { missing } = outlined
  const traced =
    missing.length > 0 ? options.trace?.(word, { font: options.font, missing }) : undefined
  return traced ?? outlined
}

function splitWords(line: string, { language, byWords }: Options) {
  const split = byWords || unspaced.test(line) ? splitPhrases : splitCharacters
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
  if (!spaceless.test(word) && !unspaced.test(word)) return [word]
  const phrases: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(word)) {
    const last = phrases.at(-1)
    if (last !== undefined && /^[\p{Script=Hiragana}\p{P}ー]/u.test(segment)) {
      phrases[phrases.length - 1] = last + segment
    } else phrases.push(segment)
  }
  return phrases
}
