import { type AvoidedWord, hideLonger, prepareAvoidedWords } from './avoided-words'
import { findTerms } from './find-terms'
import { findUse } from './find-use'
import { type GlossaryTerm, isAmbiguous, type TermGlossary } from './glossary'

/** A term that a translation does not use, or a forbidden word that it contains. */
export type GlossaryFault = {
  kind: 'forbidden' | 'unused'
  term: GlossaryTerm
  /** The forbidden word as written; the English word of an unused term. */
  word: string
}

/** A term of the English text, and whether the translation uses it. */
export type TermUse = { term: GlossaryTerm; isUsed: boolean }

const prepared = new WeakMap<TermGlossary, AvoidedWord[]>()
/** A character that no word contains. */
const standIn = '\uFFFC'

/**
 * Checks a translation against the glossary of its language: forbidden words, and terms of the
 * English text that the translation does not use, unless their English word is ambiguous. An empty
 * translation has no faults.
 *
 * @param sourceText the English text; '' finds forbidden words only
 */
export function checkGlossary(
  sourceText: string,
  targetText: string,
  glossary: TermGlossary,
): GlossaryFault[] {
  if (targetText.trim() === '') return []
  const unused = listTermUses(sourceText, targetText, glossary)
    .filter(({ term, isUsed }) => !isUsed && !isAmbiguous(term))
    .map(({ term }): GlossaryFault => ({ kind: 'unused', term, word: term.english }))
  return [...findForbidden(targetText, glossary), ...unused]
}

/** Lists each term of the English text once that has a preferred word in the language. */
export function listTermUses(
  sourceText: string,
  targetText: string,
  { terms, isSource }: TermGlossary,
): TermUse[] {
  if (isSource) return []
  const found = new Set(findTerms(sourceText, terms).map(({ term }) => term))
  return [...found]
    .filter(({ preferred }) => preferred.length > 0)
    .map((term) => ({ term, isUsed: findUse(targetText, term.preferred) !== undefined }))
}

/** Finds the words of a text that its language forbids. */
export function findForbidden(text: string, glossary: TermGlossary): GlossaryFault[] {
  const words = prepared.get(glossary) ?? prepareForbidden(glossary)
  prepared.set(glossary, words)
  const folded = text.toLowerCase()
  return words.flatMap((avoided) => {
    if (!folded.includes(avoided.word.toLowerCase())) return []
    const [match] = hideLonger(text, avoided, standIn).match(avoided.pattern) ?? []
    const term = glossary.terms.find(({ term: name }) => name === avoided.name)
    return match && term ? [{ kind: 'forbidden' as const, term, word: match }] : []
  })
}

function prepareForbidden({ terms }: TermGlossary): AvoidedWord[] {
  return prepareAvoidedWords(
    terms.map(({ term, preferred, forbidden }) => ({
      name: term,
      use: preferred,
      avoid: forbidden,
    })),
  )
}
