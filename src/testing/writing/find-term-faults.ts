import { type AvoidedWord, hideLonger, prepareAvoidedWords } from '@/desk/glossary/avoided-words'
import { type Fault, faultsOf, standIn } from './fault'

type Term = { use?: string[]; avoid?: string[]; note?: string }
export type Glossary = { style: Record<string, string>; terms: Record<string, Term> }

/** Caches the prepared words, because thousands of texts are checked against one glossary. */
const prepared = new WeakMap<Glossary, { words: AvoidedWord[]; any: RegExp }>()

/** Finds words that the glossary of the language avoids. */
export function findTermFaults(text: string, glossary: Glossary): Fault[] {
  const { words, any } = prepared.get(glossary) ?? prepareWords(glossary)
  if (text.search(any) < 0) return []
  return words.flatMap((avoided) => {
    const rule = `“${avoided.word}” for ${avoided.name}: ${avoided.use.join(', ')}`
    return faultsOf(rule, avoided.pattern, hideLonger(text, avoided, standIn))
  })
}

function prepareWords(glossary: Glossary) {
  const words = prepareAvoidedWords(
    Object.entries(glossary.terms).map(([name, { use = [], avoid = [] }]) => ({
      name,
      use,
      avoid,
    })),
  )
  const sources = words.map(({ pattern }) => pattern.source)
  const found = { words, any: new RegExp(sources.join('|') || '(?!)', 'u') }
  prepared.set(glossary, found)
  return found
}
