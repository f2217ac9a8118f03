import { escapePattern, isWithoutSpaces } from './avoided-words'

/** A place of a text. */
export type TermPlace = { start: number; end: number }

/** Words of this length and longer may have another ending: Modul, Moduls, Modulen. */
const inflectedLength = 5
/** Letters at the end of a word that inflection may replace: statischer, statisches. */
const replacedLetters = 2

/** Letters that may follow a stem; without a limit, a text of stems would take the square of its length. */
const endingLetters = 40

type Form = { stems: readonly string[]; pattern: RegExp }

const prepared = new Map<string, Form>()
const maxPrepared = 10_000

/**
 * Finds where a translation uses a term. Inflected and compound words count as use, since most
 * languages change the form that a glossary lists.
 */
export function findUse(text: string, forms: readonly string[]): TermPlace | undefined {
  const folded = text.toLowerCase()
  for (const form of forms) {
    const { stems, pattern } = prepare(form)
    // The expression is slow to search, and most terms that are missing lack a stem.
    const found = stems.every((stem) => folded.includes(stem)) && pattern.exec(text)
    if (found) return { start: found.index, end: found.index + found[0].length }
  }
  return undefined
}

function prepare(form: string): Form {
  const known = prepared.get(form)
  if (known) return known
  if (prepared.size >= maxPrepared) prepared.clear()
  const words = form.split(/[\s-]+/).filter(Boolean)
  const created = isWithoutSpaces(form)
    ? { stems: words, pattern: new RegExp(words.map(escapePattern).join('[\\s-]*'), 'iu') }
    : { stems: words.map(stemOf), pattern: inflectedPattern(words) }
  prepared.set(form, { ...created, stems: created.stems.map((stem) => stem.toLowerCase()) })
  return prepared.get(form) as Form
}

function inflectedPattern(words: readonly string[]): RegExp {
  const sources = words.map((word, at) => {
    // A long word may end a compound word, such as Rückseitenmodul.
    const start = at === 0 && word.length < inflectedLength ? '(?<!\\p{L})' : ''
    return `${start}${escapePattern(stemOf(word))}\\p{L}{0,${endingLetters}}`
  })
  return new RegExp(sources.join('[\\s-]+(?:\\p{L}+\\s+)?'), 'iu')
}

const stemOf = (word: string): string =>
  word.length < inflectedLength ? word : word.slice(0, -replacedLetters)
