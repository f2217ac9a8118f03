import type { Locale } from '@/i18n/locales'
import { type Fault, faultAt } from './fault'

/** Opening and closing marks, the outer pair first. */
const pairs: Record<Locale, readonly string[]> = {
  en: ['“”', '‘’'],
  vi: ['“”', '‘’'],
  de: ['„“', '‚‘'],
  es: ['«»', '“”'],
  fr: ['«»', '“”'],
  it: ['«»', '“”'],
  ja: ['「」', '『』'],
  nl: ['“”', '‘’'],
  pt: ['«»', '“”'],
  zh: ['“”', '‘’', '《》'],
}
const brackets = ['()', '[]', '（）']
const quoteMarks = '“”„‟«»‹›‘‚‛「」『』〝〟＂《》'
const allMarks = /[“”„‟«»‹›‘’‚‛「」『』〝〟＂《》()[\]（）¿?]/g

/** Finds quotation marks of another language, and unpaired marks or brackets. */
export function findQuoteFaults(text: string, locale: Locale): Fault[] {
  const faults: Fault[] = []
  const open: { closing: string; at: number }[] = []
  const known = [...pairs[locale], ...brackets, ...(locale === 'es' ? ['¿?'] : [])]
  for (const { 0: mark, index: at } of text.matchAll(allMarks)) {
    if (open.at(-1)?.closing === mark && !isApostrophe(text, at)) open.pop()
    else if (known.some((pair) => pair[0] === mark))
      open.push({ closing: known.find((pair) => pair[0] === mark)?.[1] ?? '', at })
    else if (quoteMarks.includes(mark)) faults.push(faultAt('quotation mark', text, at))
    else if (known.some((pair) => pair[1] === mark) && mark !== '’' && !isItemLetter(text, at))
      faults.push(faultAt('bracket without its partner', text, at))
  }
  return [...faults, ...open.map(({ at }) => faultAt('mark without its partner', text, at))]
}

/** Returns whether ’ is between letters, where it does not close a quotation. */
function isApostrophe(text: string, at: number): boolean {
  return text[at] === '’' && /\p{Script=Latin}/u.test(text[at + 1] ?? '')
}

/** Returns whether the bracket belongs to an item letter such as “a)”. */
function isItemLetter(text: string, at: number): boolean {
  return /(?:^|\s)\w\)$/.test(text.slice(Math.max(0, at - 3), at + 1))
}
