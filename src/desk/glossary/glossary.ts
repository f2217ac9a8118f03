import type { DeskLocale } from '../languages'

/** A term as editors of one language use it. */
export type GlossaryTerm = {
  id: string
  /** The English term, with its meaning in brackets if the word alone is ambiguous. */
  term: string
  /** The English word or words to recognize. */
  english: string
  /** What to write in the language; the first is preferred, the others are allowed. */
  preferred: string[]
  /** What not to write in the language. */
  forbidden: string[]
  note: string
  partOfSpeech: PartOfSpeech
  /** Whether the term is recognized only as written, such as Wi-Fi. */
  isCaseSensitive: boolean
}

/** The terms of a language, with at most `maxTerms` entries. */
export type TermGlossary = {
  locale: DeskLocale
  /** Whether it is the language from which is translated. */
  isSource?: boolean
  terms: readonly GlossaryTerm[]
}

export const maxTerms = 2_000
export const maxWordsOfTerm = 8
/** Length of a term or word in any language, the number of its forms, and the length of a note. */
export const termLimits = { length: 80, forms: 20, note: 500 } as const

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'name', 'phrase'] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** Returns a term without its meaning in brackets: “level” of “level (of error correction)”. */
export const withoutMeaning = (term: string): string => term.replace(/\s*\([^)]*\)\s*$/, '').trim()

/** Whether the English word alone has other meanings, so that its absence proves nothing. */
export const isAmbiguous = ({ term, english }: GlossaryTerm): boolean => term !== english
