import { type GlossaryTerm, maxWordsOfTerm } from './glossary'

/** A term at a place of an English text. */
export type FoundTerm = { term: GlossaryTerm; start: number; end: number }

/** Terms by the forms of their first word, those with more words first. */
type TermIndex = Map<string, { term: GlossaryTerm; forms: Set<string>[] }[]>

/** Caches the index, because a report checks thousands of texts against the same terms. */
const indexes = new WeakMap<readonly GlossaryTerm[], TermIndex>()

const wordPattern = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/**
 * Finds the terms of an English text in the order of their places, in any inflection. Of terms that
 * overlap, the longest wins: “short link” hides “link”.
 */
export function findTerms(text: string, terms: readonly GlossaryTerm[]): FoundTerm[] {
  const index = indexes.get(terms) ?? createIndex(terms)
  indexes.set(terms, index)
  const words = [...text.matchAll(wordPattern)].map(({ 0: written, index: start }) => ({
    written,
    folded: written.toLowerCase(),
    start,
    end: start + written.length,
  }))
  const found: FoundTerm[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as (typeof words)[number]
    const match = index.get(first.folded)?.find(({ term, forms }) =>
      forms.every((own, offset) => {
        const word = words[at + offset]
        const before = words[at + offset - 1]
        if (!word || !own.has(term.isCaseSensitive ? word.written : word.folded)) return false
        return offset === 0 || text.slice(before?.end, word.start).trim() === ''
      }),
    )
    if (!match || hasOtherSense(match.term, words[at + match.forms.length]?.folded)) continue
    const last = words[at + match.forms.length - 1] as typeof first
    found.push({ term: match.term, start: first.start, end: last.end })
    at += match.forms.length - 1
  }
  return found
}

/** Whether an adjective means something else than the term: “free of print” costs what it costs. */
const hasOtherSense = ({ partOfSpeech }: GlossaryTerm, next: string | undefined): boolean =>
  partOfSpeech === 'adjective' && (next === 'of' || next === 'from')

/** A part of a text: a term, or what lies between terms. */
export type HighlightedPart = { at: number; text: string; term?: GlossaryTerm }

/** Splits an English text for display with its terms marked. */
export function highlightTerms(text: string, terms: readonly GlossaryTerm[]): HighlightedPart[] {
  const parts: HighlightedPart[] = []
  let last = 0
  for (const { term, start, end } of findTerms(text, terms)) {
    if (start > last) parts.push({ at: last, text: text.slice(last, start) })
    parts.push({ at: start, text: text.slice(start, end), term })
    last = end
  }
  if (last < text.length) parts.push({ at: last, text: text.slice(last) })
  return parts
}

function createIndex(terms: readonly GlossaryTerm[]): TermIndex {
  const index: TermIndex = new Map()
  for (const term of terms) {
    const words = term.english.match(wordPattern)?.slice(0, maxWordsOfTerm) ?? []
    const forms = words.map((word) => {
      const written = term.isCaseSensitive ? word : word.toLowerCase()
      return term.partOfSpeech === 'adjective' ? new Set([written]) : inflect(written)
    })
    for (const form of forms[0] ?? []) {
      const key = form.toLowerCase()
      index.set(key, [...(index.get(key) ?? []), { term, forms }])
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.forms.length - a.forms.length)
  return index
}

/** The forms of an English word in plural and as a verb: scan, scans, scanned, scanning. */
function inflect(word: string): Set<string> {
  if (!/[a-z]{3}$/.test(word)) return new Set([word, `${word}s`])
  const forms = (stem: string, ...endings: string[]) => endings.map((ending) => stem + ending)
  const stem = word.slice(0, -1)
  if (/[^aeiou]y$/.test(word)) return new Set(forms(stem, 'y', 'ies', 'ied', 'ying'))
  if (word.endsWith('e')) return new Set([...forms(word, '', 's', 'd'), `${stem}ing`])
  const doubled = word + word.at(-1)
  return new Set([...forms(word, '', 's', 'es', 'ed', 'ing'), ...forms(doubled, 'ed', 'ing')])
}
