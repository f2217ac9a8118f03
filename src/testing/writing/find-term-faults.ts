import { type Fault, faultsOf, standIn } from './fault'

type Term = { use?: string[]; avoid?: string[]; note?: string }
export type Glossary = { style: Record<string, string>; terms: Record<string, Term> }

type AvoidedWord = { pattern: RegExp; rule: string; longer: string[] }

/** Caches the prepared words, because thousands of texts are checked against one glossary. */
const prepared = new WeakMap<Glossary, AvoidedWord[]>()

/** Finds words that the glossary of the language avoids. */
export function findTermFaults(text: string, glossary: Glossary): Fault[] {
  const words = prepared.get(glossary) ?? prepareWords(glossary)
  prepared.set(glossary, words)
  return words.flatMap(({ pattern, rule, longer }) => {
    // Hides preferred terms that contain the avoided word, such as 短链接, which contains 短链.
    const rest = longer.reduce((left, use) => left.replaceAll(use, hide), text)
    return faultsOf(rule, pattern, rest)
  })
}

const hide = (use: string) => standIn.repeat(use.length)

function prepareWords({ terms }: Glossary): AvoidedWord[] {
  const wanted = Object.values(terms).flatMap(({ use = [] }) => use)
  return Object.entries(terms).flatMap(([term, { use = [], avoid = [] }]) =>
    avoid.map((word) => ({
      pattern: wholeWord(word),
      rule: `“${word}” for ${term}: ${use.join(', ')}`,
      longer: wanted.filter((longer) => longer !== word && longer.includes(word)),
    })),
  )
}

/**
 * Also matches a lower-case word at the start of a sentence; Chinese and Japanese have no word
 * boundaries.
 */
function wholeWord(word: string): RegExp {
  const source = word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)
  if (/^[\p{Script=Katakana}ー]+$/u.test(word))
    return new RegExp(`(?<![\\p{Script=Katakana}ー])${source}(?![\\p{Script=Katakana}ー])`, 'gu')
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(word)) return new RegExp(source, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}-])`, 'gu')
}
