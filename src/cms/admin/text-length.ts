import type { Locale } from '@/i18n/locales'

/**
 * Recommended lengths of a title and a description in search results, in columns of Latin letters.
 */
export const recommendedColumns = {
  title: { min: 30, max: 60 },
  description: { min: 110, max: 160 },
} as const

export type TextLength = { length: number; min: number; max: number; verdict: LengthVerdict }
export type LengthVerdict = 'short' | 'good' | 'long'

/** Chinese characters, kana, their punctuation, full-width forms and emoji are two columns wide. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u

/** Languages whose text lengths are counted in full-width characters; a Latin letter is a half. */
const countsFullWidth: readonly Locale[] = ['ja', 'zh']

/** Measures a text in the units that readers of the language use, and rates its length. */
export function measureText(
  text: string,
  kind: keyof typeof recommendedColumns,
  locale: Locale,
): TextLength {
  const columnsPerUnit = countsFullWidth.includes(locale) ? 2 : 1
  const length = Math.ceil(countColumns(text.trim()) / columnsPerUnit)
  const min = recommendedColumns[kind].min / columnsPerUnit
  const max = recommendedColumns[kind].max / columnsPerUnit
  return { length, min, max, verdict: length < min ? 'short' : length > max ? 'long' : 'good' }
}

function countColumns(text: string): number {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  let columns = 0
  for (const { segment } of graphemes) columns += wide.test(segment) ? 2 : 1
  return columns
}

/** Returns the start of a text that fits into a number of columns of a search result. */
export function cutText(text: string, maxColumns: number): string {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  let columns = 0
  for (const { segment, index } of graphemes) {
    columns += wide.test(segment) ? 2 : 1
    if (columns > maxColumns) return `${text.slice(0, index).trimEnd()} …`
  }
  return text
}
