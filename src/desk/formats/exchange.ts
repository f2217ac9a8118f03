import type { DeskLocale } from '../languages'
import type { Inline, InlineCode } from './inline'

/** States of XLIFF. `initial` is not translated, or the source has changed since. */
export const unitStates = ['initial', 'translated', 'reviewed', 'final'] as const
export type UnitState = (typeof unitStates)[number]

export type Note = { category: 'context' | 'description' | 'document' | 'tags'; text: string }

/** A text for translators. */
export type ExchangeUnit = {
  /** Stable and unique in its file. */
  id: string
  /** Labels of the field and its parents. */
  name: string
  source: Inline[]
  target: Inline[] | null
  codes: InlineCode[]
  state: UnitState
  /** Whether the translation is older than the source. */
  isOutdated: boolean
  isTranslatable: boolean
  notes: Note[]
  /** In UTF-16 code units. */
  maxLength?: number
  /** Hash of the whole field in English, of which a paragraph is a part. */
  sourceHash: string
  /** Hash of the whole field in the target language; '' if it is empty. */
  targetHash: string
}

/** A document, a global or a namespace of messages. */
export type ExchangeFile = {
  /** Path of the original, such as `posts/<id>`. */
  original: string
  title: string
  units: ExchangeUnit[]
}

export type Exchange = { source: DeskLocale; target: DeskLocale; files: ExchangeFile[] }

/** A unit as read from a file; `undefined` marks what the file does not contain. */
export type ReadUnit = {
  id: string
  name: string
  source: Inline[]
  /** `undefined` if its tags are not nested properly. */
  target: Inline[] | null | undefined
  state: UnitState
  sourceHash: string
  targetHash: string
  /** The language in which the translation is, if that is clearly another than that of the file. */
  otherLanguage?: DeskLocale
}

export type ReadExchange = {
  target: DeskLocale
  files: { original: string; units: ReadUnit[] }[]
}

/** Why a file cannot be read. `detail` is a line, a value or a name. */
export type ExchangeFileFault = {
  reason:
    | 'archive'
    | 'busy'
    | 'damagedArchive'
    | 'documentType'
    | 'empty'
    | 'encoding'
    | 'language'
    | 'longText'
    | 'malformed'
    | 'missingColumns'
    | 'notExchange'
    | 'notGlossary'
    | 'notMemory'
    | 'sourceLanguage'
    | 'strayQuote'
    | 'tooLarge'
    | 'tooMany'
    | 'tooSlow'
    | 'unclosedQuote'
    | 'version'
  detail?: string
}

export const exchangeLimits = {
  /** Of an uploaded file, and of all files in an archive. */
  bytes: 20 * 1024 * 1024,
  units: 50_000,
  columns: 100,
  /** Of an element in XML. */
  attributes: 100,
  /** Levels of elements in XML. */
  depth: 100,
  /** Levels of tags in a text. */
  tagDepth: 20,
  /** Elements and pieces of text in XML. */
  nodes: 2_000_000,
  /** Pieces of text and tags in all texts of an upload, and in a text. */
  parts: 500_000,
  partsOfText: 2_000,
  filesInArchive: 100,
  /** With those that are not for translators. */
  entriesInArchive: 1_000,
  /** Of the size of a file to its size in the archive. Repetitive texts reach 40. */
  compressionRatio: 100,
  /** Of a text, which is a paragraph or a field. */
  characters: 50_000,
} as const
