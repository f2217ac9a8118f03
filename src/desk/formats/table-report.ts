import type { ExchangeFileFault } from './exchange'

/** Why an entry of a memory or a glossary is not imported, or what deserves attention. */
export type EntryFault = {
  /** The English text or term, or the place of the entry in the file. */
  entry: string
  reason:
    | 'bidiControl'
    | 'noEnglish'
    | 'noLanguage'
    | 'noText'
    | 'repeated'
    | 'tooLong'
    | 'tooMany'
    | 'tooManyWords'
    | 'unknownPart'
  /** A value, or what the form says. */
  detail?: string
}

/** What an import of a memory or a glossary does, or has done. */
export type TableReport = {
  added: number
  changed: number
  same: number
  refused: number
  /** The first of what is refused. */
  faults: EntryFault[]
}

/** The answer to an import. */
export type TableAnswer = TableReport | ExchangeFileFault

export const maxShownFaults = 100
