import { type Fault, faultsOf, standIn } from './fault'

type Term = { use?: string[]; avoid?: string[]; note?: string }
export type Glossary = { style: Record<string, string>; terms: Record<string, Term> }

/** Words that the glossary of the language avoids. */
export function findTermFaults(text: string, { terms }: Glossary): Fault[] {
  const wanted = Object.values(terms).flatMap(({ use = [] }) => use)
  return Object.entries(terms).flatMap(([term, { use = [], avoid = [] }]) =>
    avoid.flatMap((word) =>
      faultsOf(
        `“${word}” for ${term}: ${use.join(', ')}`,
        wholeWord(word),
        hideLonger(text, word, wanted),
      ),
    ),
  )
}

/** A word in small letters may also begin a sentence; Chinese and Japanese have no word ends. */
function wholeWord(word: string): RegExp {
  const source = word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)
  if (/^[\p{Script=Katakana}ー]+$/u.test(word))
    return new RegExp(`(?<![\\p{Script=Katakana}ー])${source}(?![\\p{Script=Katakana}ー])`, 'gu')
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(word)) return new RegExp(source, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}-])`, 'gu')
}

/** Takes out the wanted terms that hold the avoided word, as 短链接 holds 短链. */
function hideLonger(text: string, word: string, wanted: string[]): string {
  return wanted
    .filter((use) => use !== word && use.includes(word))
    .reduce((rest, use) => rest.replaceAll(use, standIn.repeat(use.length)), text)
}
