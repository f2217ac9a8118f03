import { contentFields, isBareLink, readerOf } from '@/qr/content'
import { foldWord, foldWords } from '@/std/fold-word'
import type { BatchList, BatchMapping, DateOrder, StyleTarget } from './batch-list'
import { styleTargets } from './batch-list'
import { type BatchType, batchTypes } from './batch-types'
import { columnNames, dataRows } from './find-columns'
import {
  fieldWords,
  fileNameWords,
  nameWords,
  quantityWords,
  styleHeadings,
  titleWords,
} from './heading-words'
import { productHeading } from './product-heading'

/** Labels in the visitor's language, since templates have them as headings. */
export type HeadingVocabulary = {
  field: (type: BatchType, field: string) => string
  look: (target: StyleTarget) => string
  fileName: string
  title: string
  quantity: string
}

export type GuessOptions = { words: HeadingVocabulary; timeZone: string; dateOrder: DateOrder }

/** Number of rows whose cells are examined. */
const sampleRows = 50

/** Guesses the meaning of a list's columns from their headings and cells. */
export function guessMapping(list: BatchList, options: GuessOptions): BatchMapping {
  const names = columnNames(list)
  const samples = sampleColumns(list, names.length)
  const extras = guessExtras(list.hasHeadings ? names : [], options.words)
  const free = names.map((_, column) => column).filter((column) => !extras.taken.has(column))
  // The generated headings of a series do not describe its texts.
  const isSerial = list.origin === 'serial'
  const byHeading =
    list.hasHeadings && !isSerial ? guessByHeadings(names, free, samples, options.words) : undefined
  const byProduct =
    list.hasHeadings && !isSerial ? guessProducts(names, free, byHeading) : undefined
  const { type, columns } = byProduct ?? byHeading ?? guessByCells(samples, isSerial ? [0] : free)
  const title = extras.title ?? (list.hasHeadings ? findName(type, names, columns) : undefined)
  return {
    type,
    columns,
    fixed: fixedValues(type, columns, options),
    look: extras.look,
    ...(title !== undefined && { titleColumn: title }),
    namePattern: extras.fileName === undefined ? '' : `{${names[extras.fileName]}}`,
    dateOrder: options.dateOrder,
    duplicates: 'keep',
  }
}

/** Guesses the columns of another type in the same list: by heading, or else by their cells. */
export function guessColumns(
  list: BatchList,
  type: BatchType,
  options: GuessOptions,
): Pick<BatchMapping, 'type' | 'columns' | 'fixed'> {
  const names = columnNames(list)
  const samples = sampleColumns(list, names.length)
  const { taken } = guessExtras(list.hasHeadings ? names : [], options.words)
  const free = names.map((_, column) => column).filter((column) => !taken.has(column))
  const matched = list.hasHeadings ? matchFields(type, names, free, options.words) : {}
  const columns = fillFirst(type, matched, samples, free)
  return { type, columns, fixed: fixedValues(type, columns, options) }
}

/** Finds a column whose heading names quantities, which may be those of labels or of a stock. */
export function findQuantityColumn(list: BatchList, words: HeadingVocabulary): number | undefined {
  return list.hasHeadings ? guessExtras(columnNames(list), words).quantity : undefined
}

const barcodeHeading = /\b(ean|gtin|upc|jan|barcode|strichcode|sku|code)\b/i

/** Guesses the column of barcodes: by its heading, or else by its digits. */
export function guessBarcodeColumn(list: BatchList): Record<string, number> {
  const names = columnNames(list)
  const samples = [...dataRows(list)].slice(0, sampleRows)
  const isNumeric = (column: number) =>
    samples.length > 0 && samples.every(({ cells }) => /^[\d\s()-]*$/.test(cells[column] ?? ''))
  const columns = names.map((_, column) => column)
  const named = list.hasHeadings ? names.findIndex((name) => barcodeHeading.test(name)) : -1
  return { text: named >= 0 ? named : (columns.find(isNumeric) ?? 0) }
}

/** Whether a heading is known, in which case its row contains no data. */
export function isKnownHeading(heading: string, words: HeadingVocabulary): boolean {
  const folded = foldWord(heading)
  if (folded === '') return false
  const labels = batchTypes.flatMap((type) =>
    contentFields[type].flatMap(({ name }) => [name, words.field(type, name)]),
  )
  return (
    labels.some((label) => foldWord(label) === folded) ||
    [
      ...Object.values(fieldWords),
      ...Object.values(styleHeadings),
      fileNameWords,
      quantityWords,
    ].some((lines) => foldWords(lines).includes(folded))
  )
}

type Guess = { type: BatchType; columns: Record<string, number> }

/**
 * Guesses texts of product numbers if their column is the only known one, apart from names, which
 * would make contacts.
 */
function guessProducts(
  names: readonly string[],
  free: readonly number[],
  guess: Guess | undefined,
): Guess | undefined {
  const isNameOnly = guess?.type === 'vcard' && Object.keys(guess.columns).length === 1
  if (guess && !isNameOnly) return undefined
  const found = free.find((column) => productHeading.test(names[column] ?? ''))
  return found === undefined ? undefined : { type: 'text', columns: { text: found } }
}

function guessByHeadings(
  names: readonly string[],
  free: readonly number[],
  samples: readonly Sample[],
  words: HeadingVocabulary,
): Guess | undefined {
  const guesses = batchTypes.map((type) => {
    const columns = matchFields(type, names, free, words)
    return { type, columns, score: scoreType(type, columns, samples) }
  })
  const [best] = guesses.sort((one, two) => two.score - one.score)
  return best && best.score > 0 ? best : undefined
}

/** Scores a type by its columns: required fields must have one, and each further one adds to it. */
function scoreType(
  type: BatchType,
  columns: Readonly<Record<string, number>>,
  samples: readonly Sample[],
): number {
  const fields = contentFields[type].filter(({ input }) => input !== 'choice' && input !== 'switch')
  const isNeeded = ({ required, shownWhen, input }: (typeof fields)[number]) =>
    required && !shownWhen && input !== 'timeZone'
  if (fields.some((field) => isNeeded(field) && !(field.name in columns))) return 0
  const { namingFields } = readerOf(type)
  if (namingFields && !namingFields.some((name) => name in columns)) return 0
  const told = Object.keys(columns).length
  const isSuited = ({ name, input }: (typeof fields)[number]) => {
    const column = columns[name]
    const sample = column === undefined ? undefined : samples[column]
    if (!sample || sample.filled === 0) return true
    // A list may have most of its links still missing, which are faults.
    if (input === 'url') return sample.links > 0
    if (input === 'email') return sample.emails > 0.5
    if (input === 'phone') return sample.phones > 0.5
    if (input === 'date') return sample.dates > 0.5
    return true
  }
  // A column called “number” that contains no phone numbers does not match a phone field.
  if (fields.some((field) => isNeeded(field) && !isSuited(field))) return 0
  const suits = fields.every(isSuited)
  // Almost any list contains a column that could be a text, so that type scores lower.
  return (
    told * 2 - (suits ? 0 : told) - (type === 'text' ? 1.5 : 0) - (type === 'whatsapp' ? 0.5 : 0)
  )
}

function matchFields(
  type: BatchType,
  names: readonly string[],
  free: readonly number[],
  words: HeadingVocabulary,
): Record<string, number> {
  const columns: Record<string, number> = {}
  const used = new Set<number>()
  const assign = (field: string, accepts: (folded: string) => boolean) => {
    if (field in columns) return
    const found = free.find((column) => !used.has(column) && accepts(foldWord(names[column] ?? '')))
    if (found === undefined) return
    columns[field] = found
    used.add(found)
  }
  const fields = contentFields[type]
  // Exact matches have priority over similar ones.
  for (const { name } of fields) {
    const label = foldWord(words.field(type, name))
    assign(name, (folded) => folded === label || folded === foldWord(name))
  }
  for (const { name } of fields) {
    const known = foldWords(fieldWords[name] ?? [])
    assign(name, (folded) => known.includes(folded))
  }
  return columns
}

type Extras = {
  look: Partial<Record<StyleTarget, number>>
  fileName: number | undefined
  title: number | undefined
  quantity: number | undefined
  taken: Set<number>
}

function guessExtras(names: readonly string[], words: HeadingVocabulary): Extras {
  const used = new Set<number>()
  const find = (label: string, lines: readonly string[]) => {
    const known = [foldWord(label), ...foldWords(lines)]
    const at = names.findIndex(
      (name, column) => !used.has(column) && known.includes(foldWord(name)),
    )
    if (at < 0) return undefined
    used.add(at)
    return at
  }
  const style: Extras['look'] = {}
  for (const target of styleTargets) {
    const column = find(words.look(target), styleHeadings[target])
    if (column !== undefined) style[target] = column
  }
  const fileName = find(words.fileName, fileNameWords)
  const title = find(words.title, titleWords)
  const quantity = find(words.quantity, quantityWords)
  return { look: style, fileName, title, quantity, taken: used }
}

/** Finds the title column of links and texts, which have no field for a name. */
function findName(
  type: BatchType,
  names: readonly string[],
  columns: Readonly<Record<string, number>>,
): number | undefined {
  if (type !== 'url' && type !== 'text') return undefined
  const known = foldWords(nameWords)
  const used = Object.values(columns)
  const at = names.findIndex(
    (name, column) => !used.includes(column) && known.includes(foldWord(name)),
  )
  return at < 0 ? undefined : at
}

type Sample = Record<'filled' | 'links' | 'emails' | 'phones' | 'dates' | 'length', number>

function sampleColumns(list: BatchList, count: number): readonly Sample[] {
  const rows: (readonly string[])[] = []
  for (const { cells } of dataRows(list)) {
    rows.push(cells)
    if (rows.length >= sampleRows) break
  }
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.flatMap((row) => row[column]?.trim() || [])
    const share = (fits: (cell: string) => boolean) =>
      cells.filter(fits).length / (cells.length || 1)
    return {
      filled: cells.length,
      links: share((cell) => /^https?:\/\//i.test(cell) || isBareLink(cell)),
      emails: share((cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)),
      phones: share((cell) => /^(\+|00|0|\()?[\d\s()./-]{6,20}$/.test(cell)),
      dates: share((cell) => /^\d{1,4}[-./年]\s?\d{1,2}[-./月]\s?\d{1,4}/.test(cell)),
      length: cells.reduce((sum, cell) => sum + cell.length, 0),
    }
  })
}

/**
 * Guesses the content of a list without meaningful headings: links, email addresses, or plain text,
 * which includes phone numbers.
 */
function guessByCells(samples: readonly Sample[], free: readonly number[]): Guess {
  const mostly = (kind: 'links' | 'emails' | 'phones') =>
    free.find(
      (column) => (samples[column]?.filled ?? 0) > 0 && (samples[column]?.[kind] ?? 0) > 0.6,
    )
  const link = mostly('links')
  if (link !== undefined) return { type: 'url', columns: { url: link } }
  const email = mostly('emails')
  if (email !== undefined) return { type: 'email', columns: { to: email } }
  const phone = mostly('phones')
  // Numbers alone may be anything, so they are encoded as text; phones dial those with a country
  // code.
  if (phone !== undefined && free.length === 1) {
    return { type: 'text', columns: { text: phone } }
  }
  return { type: 'text', columns: fillFirst('text', {}, samples, free) }
}

/**
 * Adds a column for the first field of the type if no heading matched it: the column whose cells
 * suit the field best.
 */
function fillFirst(
  type: BatchType,
  matched: Readonly<Record<string, number>>,
  samples: readonly Sample[],
  free: readonly number[],
): Record<string, number> {
  const first = contentFields[type][0]
  const used = new Set(Object.values(matched))
  const open = free.filter((column) => !used.has(column) && (samples[column]?.filled ?? 0) > 0)
  if (!first || first.name in matched || open.length === 0) return { ...matched }
  const kinds = { url: 'links', email: 'emails', phone: 'phones', date: 'dates' } as const
  const kind = first.input in kinds ? kinds[first.input as keyof typeof kinds] : 'length'
  const best = [...open].sort(
    (one, two) => (samples[two]?.[kind] ?? 0) - (samples[one]?.[kind] ?? 0),
  )[0]
  return best === undefined ? { ...matched } : { ...matched, [first.name]: best }
}

function fixedValues(
  type: BatchType,
  columns: Readonly<Record<string, number>>,
  { timeZone }: GuessOptions,
): Record<string, string> {
  return type === 'event' && !('timeZone' in columns) ? { timeZone } : {}
}
