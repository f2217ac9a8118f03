import { getLocale, type Locale } from '@/i18n/locales'

/**
 * A part of a title without line breaks; `spaced` if a space separates it from the previous one.
 */
export type TitlePiece = { text: string; spaced: boolean }

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Never first on a line, in Japanese and Chinese (JLREQ 3.1.7, CLREQ 3.1.3.1). */
const noStart =
  /^[\p{Pe}\p{Pf}、。，．：；？！,.:;?!%‰℃々〻ー～…‥・·ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u
/** Never last on a line. */
const noEnd = /[\p{Ps}\p{Pi}]$/u
const mostGlued = 9

/**
 * Splits a title where lines may break: at spaces except non-breaking ones, after the hyphen of a
 * long compound, and in Japanese and Chinese between words. Particles and endings stay with the
 * preceding word.
 */
export function splitTitle(title: string, locale: Locale): TitlePiece[] {
  const words = title.split(/[ \t\r\n\u3000]+/).filter((word) => word !== '')
  return words.flatMap((word, index) => {
    const parts = eastAsian.test(word) ? splitWord(word, locale) : splitCompound(word)
    return parts.map((text, part) => ({ text, spaced: index > 0 && part === 0 }))
  })
}

/** Splits after a hyphen between long parts; “Wi-Fi” stays whole. */
function splitCompound(word: string): string[] {
  return word.split(/(?<=\p{L}{4}-)(?=\p{L}{4})/u)
}

function splitWord(word: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(getLocale(locale).lang, { granularity: 'word' })
  const parts: string[] = []
  for (const { segment } of segmenter.segment(word)) {
    const before = parts.at(-1)
    if (before !== undefined && staysWith(before, segment)) {
      parts[parts.length - 1] = before + segment
    } else {
      parts.push(segment)
    }
  }
  return parts
}

function staysWith(before: string, next: string): boolean {
  if (noStart.test(next) || noEnd.test(before)) return true
  // The best line breaks are after punctuation.
  if (/[\p{P}]$/u.test(before)) return false
  if ([...before, ...next].length > mostGlued) return false
  const isEnding = /^\p{Script=Hiragana}+$/u.test(next)
  const isSingle = /^\p{Script=Han}$/u.test(next)
  const goesOn = /[\p{Script=Latin}\p{N}]$/u.test(before) && /^[\p{Script=Katakana}ー]/u.test(next)
  return isEnding || isSingle || goesOn
}
