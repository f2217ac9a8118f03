import type { Locale } from '@/i18n/locales'
import { type Fault, faultAt, faultsOf } from './fault'

/** Very frequent English words. */
const english =
  'the and with your you this that which from are have when will would should not but for can their our'.split(
    ' ',
  )
/** Words of `english` that the other language also has. */
const shared: Partial<Record<Locale, string>> = {
  fr: 'but for',
  de: 'will not our',
  nl: 'are',
  pt: 'for',
  it: 'for',
  vi: 'the can',
}

const patterns = new Map<Locale, RegExp>()

/** Finds English words in running text of another language. */
export function findEnglishFaults(text: string, locale: Locale): Fault[] {
  if (locale === 'en') return []
  const words = patterns.get(locale) ?? englishWords(locale)
  patterns.set(locale, words)
  return faultsOf('English word', words, text)
}

function englishWords(locale: Locale): RegExp {
  const words = english.filter((word) => !shared[locale]?.split(' ').includes(word))
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
}

/** Finds a text that equals the English one and is more than arguments, numbers and units. */
export function findSameFault(text: string, original: string): Fault[] {
  return text === original && /\p{Ll}{3,}/u.test(text)
    ? [faultAt('the same as in English', text, 0)]
    : []
}
