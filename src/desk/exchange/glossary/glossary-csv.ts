import Papa from 'papaparse'
import { splitCsv } from '../../formats/csv/split-csv'
import { guardFormula, removeGuard } from '../../formats/csv/write-exchange-csv'
import type { ExchangeFileFault } from '../../formats/exchange'
import { findBidiControl } from '../../formats/find-bidi-control'
import { findTagLocale } from '../../formats/find-tag-locale'
import { decode } from '../../formats/read-exchange-file'
import type { EntryFault } from '../../formats/table-report'
import { maxTerms, type PartOfSpeech, partsOfSpeech, termLimits } from '../../glossary/glossary'
import { type DeskLocale, sourceLocale } from '../../languages'

/** What a language writes for a term, as a file has it. */
export type TermWords = {
  preferred: string
  allowed: string[]
  forbidden: string[]
  note: string
}

/** A term of a file. Empty words and undefined leave what the glossary has. */
export type FileTerm = {
  term: string
  partOfSpeech: PartOfSpeech | undefined
  isCaseSensitive: boolean | undefined
  words: Partial<Record<DeskLocale, TermWords>>
}

const columns = [
  'term',
  'partOfSpeech',
  'isCaseSensitive',
  'language',
  'preferred',
  'allowed',
  'forbidden',
  'note',
] as const
/** Between the words of a cell. */
const separator = ' | '

/** Writes a table with a line per term and language, in UTF-8 with the mark that spreadsheets need. */
export function writeGlossaryCsv(terms: readonly FileTerm[]): string {
  const rows = terms.flatMap(({ term, partOfSpeech, isCaseSensitive, words }) => {
    const languages = Object.entries(words).filter(([, own]) => hasWords(own))
    const all = languages.length > 0 ? languages : [[sourceLocale(), emptyWords] as const]
    return all.map(([language, { preferred, allowed, forbidden, note }]) =>
      [
        ...[term, partOfSpeech ?? '', isCaseSensitive ? 'true' : 'false', language, preferred],
        ...[allowed.join(separator), forbidden.join(separator), note],
      ].map(guardFormula),
    )
  })
  return `\ufeff${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\r\n' })}\r\n`
}

const emptyWords: TermWords = { preferred: '', allowed: [], forbidden: [], note: '' }
const hasWords = ({ preferred, allowed, forbidden, note }: TermWords) =>
  Boolean(preferred || note) || allowed.length > 0 || forbidden.length > 0

/** The largest glossary in ten languages is smaller. Its terms come back from the worker at once. */
const maxBytes = 4 * 1024 * 1024

export type ReadGlossary = { terms: FileTerm[]; faults: EntryFault[] }

/**
 * Reads a table of `writeGlossaryCsv`, or one with a line per term and a column per language, such as
 * `en`, `de-DE` or `Term [de]`, as translation tools write it.
 */
export function readGlossaryCsv(bytes: Uint8Array): ReadGlossary | ExchangeFileFault {
  if (bytes.length > maxBytes) return { reason: 'tooMany' }
  const text = decode(bytes)
  if (text === undefined) return { reason: 'encoding' }
  const table = splitCsv(text.replace(/^\ufeff/, ''))
  if ('reason' in table) return table
  const [header = [], ...rows] = table
  const names = header.map((name) => name.trim().toLowerCase())
  const languages = new Map<DeskLocale, number>()
  for (const [index, name] of names.entries()) {
    const [, tag] = /^(?:term *)?\[?([a-z]{2}(?:[-_][a-z\d]+)*)\]?$/.exec(name) ?? []
    const locale = tag && findTagLocale(tag)
    if (locale && !languages.has(locale)) languages.set(locale, index)
  }
  const isLong = names.includes('language')
  if (isLong ? !names.includes('term') : languages.size < 2 && !names.includes('term'))
    return { reason: 'notGlossary' }
  if (rows.length === 0) return { reason: 'empty' }
  const terms = new Map<string, FileTerm>()
  const faults: EntryFault[] = []
  for (const [index, row] of rows.entries()) {
    const cell = (name: string) => removeGuard(row[names.indexOf(name.toLowerCase())] ?? '').trim()
    const own = languages.get(sourceLocale())
    const term = cell('term') || (own === undefined ? '' : removeGuard(row[own] ?? '').trim())
    const words = isLong ? readLanguage(cell) : readLanguages(row, languages)
    const fault = findFault(term, words, cell('partOfSpeech'), index + 2)
    const known = terms.get(term)
    const isRepeated = known && Object.keys(words).some((locale) => locale in known.words)
    if (fault) faults.push(fault)
    else if (isRepeated) faults.push({ entry: term, reason: 'repeated' })
    else if (!known && terms.size >= maxTerms) faults.push({ entry: term, reason: 'tooMany' })
    else
      terms.set(term, {
        term,
        partOfSpeech: readPart(cell('partOfSpeech')) ?? known?.partOfSpeech,
        isCaseSensitive: readFlag(cell('isCaseSensitive')) ?? known?.isCaseSensitive,
        words: { ...known?.words, ...words },
      })
  }
  return { terms: [...terms.values()], faults }
}

function readLanguage(cell: (name: string) => string): FileTerm['words'] {
  const locale = findTagLocale(cell('language'))
  const list = (name: string) => [
    ...new Set(
      cell(name)
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ]
  const [preferred, note] = [cell('preferred'), cell('note')]
  return locale
    ? { [locale]: { preferred, allowed: list('allowed'), forbidden: list('forbidden'), note } }
    : {}
}

function readLanguages(
  row: readonly string[],
  languages: ReadonlyMap<DeskLocale, number>,
): FileTerm['words'] {
  const words = [...languages].flatMap(([locale, index]) => {
    const preferred = removeGuard(row[index] ?? '').trim()
    return preferred && locale !== sourceLocale() ? [[locale, { ...emptyWords, preferred }]] : []
  })
  return Object.fromEntries(words)
}

const readPart = (text: string): PartOfSpeech | undefined =>
  partsOfSpeech.find((part) => part === text.toLowerCase())

const readFlag = (text: string): boolean | undefined =>
  /^(true|yes|1)$/i.test(text) ? true : /^(false|no|0)$/i.test(text) ? false : undefined

function findFault(
  term: string,
  words: FileTerm['words'],
  part: string,
  line: number,
): EntryFault | undefined {
  const { length, forms, note } = termLimits
  const entry = term.slice(0, length)
  if (term === '') return { entry: String(line), reason: 'noEnglish' }
  const all = Object.values(words)
  if (all.length === 0) return { entry, reason: 'noLanguage' }
  if (part && !readPart(part)) return { entry, reason: 'unknownPart', detail: part.slice(0, 100) }
  for (const { preferred, allowed, forbidden, note: text } of all) {
    const longest = [term, preferred, ...allowed, ...forbidden].find((one) => one.length > length)
    if (longest) return { entry, reason: 'tooLong', detail: `${longest.length} > ${length}` }
    if (text.length > note) return { entry, reason: 'tooLong', detail: `${text.length} > ${note}` }
    const control = findBidiControl([term, preferred, ...allowed, ...forbidden, text].join(' '))
    if (control) return { entry, reason: 'bidiControl', detail: control }
    const count = Math.max(allowed.length, forbidden.length)
    if (count > forms) return { entry, reason: 'tooManyWords', detail: `${count} > ${forms}` }
  }
  return undefined
}
