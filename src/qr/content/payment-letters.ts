import type { Rule } from './field'
import { nameLetters, splitLetters } from './name-letters'

type Accepts = (letter: string) => boolean

/** What people type or programs insert, by the sign or letters that banks accept instead. */
const substitutes = new Map(
  Object.entries({
    "'": '‘’‚‛′‵`´ʹʼʽˈ‹›＇',
    '"': '“”„‟″‶«»〝〞〟＂',
    '-': '‐‑‒–—―−⁃﹘﹣－•·',
    '/': '⁄∕',
    ...{ x: '×', ss: 'ß', SS: 'ẞ', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', o: 'ø', O: 'Ø' },
    ...{ l: 'ł', L: 'Ł', d: 'đð', D: 'ĐÐ', th: 'þ', TH: 'Þ', i: 'ı', h: 'ħ', H: 'Ħ' },
    EUR: '€',
  }).flatMap(([plain, letters]) => Array.from(letters, (letter) => [letter, plain] as const)),
)

/**
 * Finds the letters of a text that a payment format does not accept, and the text with accepted ones
 * in their place: `L’Hôpital` becomes `L'Hôpital`. Undefined if it accepts all; without `replacement`
 * if one of them has no equivalent, such as an emoji.
 *
 * @param quote replaces double quotation marks where the format has none
 */
export function findForeignLetters(
  text: string,
  accepts: Accepts,
  quote = '"',
): { letters: string; replacement?: string } | undefined {
  const letters = nameLetters(text, accepts)
  if (letters === '') return undefined
  const replaced = splitLetters(text).map((letter) =>
    accepts(letter) ? letter : findSubstitute(letter, accepts)?.replace('"', quote),
  )
  if (replaced.includes(undefined)) return { letters }
  return { letters, replacement: replaced.join('') }
}

/** Names the letters that a payment format does not accept, and says what to write instead. */
export function paymentLettersRule(accepts: Accepts): Rule {
  return (typed): ReturnType<Rule> => {
    const found = findForeignLetters(typed, accepts)
    if (!found) return undefined
    const { letters, replacement } = found
    return replacement === undefined
      ? { key: 'letters', values: { letters } }
      : { key: 'lettersReplaceable', values: { letters, replacement } }
  }
}

function findSubstitute(letter: string, accepts: Accepts): string | undefined {
  if (/^\p{Cf}+$/u.test(letter)) return ''
  const withoutAccents = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  const candidates = [
    substitutes.get(letter) ?? '',
    letter.normalize('NFKC'),
    Array.from(withoutAccents, (one) => substitutes.get(one) ?? one).join(''),
  ]
  return candidates.find((candidate) => candidate !== '' && accepts(candidate))
}
