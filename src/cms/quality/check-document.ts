import type { FlattenedField } from 'payload'
import { measureText } from '@/cms/admin/text-length'
import { listPlaceholders } from '@/cms/placeholders/fill-text'
import { isValues, type Values, walkFields } from '@/desk/documents/row-fields'
import { checkGlossary } from '@/desk/glossary/check-glossary'
import type { TermGlossary } from '@/desk/glossary/glossary'
import { readPlainText, readProse } from '@/desk/memory/split-text'
import { isFilled, isTranslatable, listUnits } from '@/desk/states/list-units'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { type Finding, findingKinds, maxDetailLength, maxFindingsPerText } from './finding'
import { idOfRelation, readRichText } from './rich-text-facts'

/** What a check needs to know about the rest of the site. */
export type QualityContext = {
  glossary: TermGlossary
  /** Links that lead nowhere in the language, by their address, with the name of the target. */
  brokenLinks: ReadonlyMap<string, string>
  /** File names of the pictures without alternative text in the language, by id. */
  undescribed: ReadonlyMap<string, string>
}

export type QualityDocument = {
  fields: readonly FlattenedField[]
  /** The document with `locale: 'all'` and depth 0. */
  doc: object
  locale: Locale
}

/**
 * Finds what is to be fixed in a document in one language. Reads nothing, so that the form, the report,
 * the checklist before publication and the import find the same. Missing texts are not findings: the
 * states of translations list them.
 */
export function findDocumentFaults(document: QualityDocument, context: QualityContext): Finding[] {
  const { fields, doc, locale } = document
  const found: Finding[] = []
  for (const { field, path, texts } of listUnits(fields, doc)) {
    const text = texts[locale]
    if (!isFilled(text)) continue
    const isProse = field.custom?.isProse !== false
    const own = checkText({ text, english: texts[defaultLocale], locale, isProse }, context)
    found.push(...own.slice(0, maxFindingsPerText).map((finding) => ({ ...finding, path })))
  }
  found.push(...checkLengths(document), ...checkSharedFields(document, context))
  return found
    .map((one) => ({ ...one, detail: one.detail.slice(0, maxDetailLength) }))
    .toSorted((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind))
}

type CheckedText = {
  text: unknown
  english: unknown
  locale: Locale
  /** Whether the glossary applies; not to the values of a code with their English names. */
  isProse?: boolean
}
type TextFinding = Omit<Finding, 'path'>

/** Checks one text and its English source; both are plain or rich. */
export function checkText(
  { text, english, locale, isProse = true }: CheckedText,
  { glossary, brokenLinks, undescribed }: QualityContext,
): TextFinding[] {
  const words = readPlainText(text)
  const source = locale === defaultLocale ? '' : readPlainText(english)
  const prose = isProse ? readProse(text) : ''
  const found = checkGlossary(source && readProse(english), prose, glossary).map(
    ({ kind, word, term }): TextFinding =>
      kind === 'forbidden'
        ? { kind: 'forbiddenTerm', detail: describe(word, term.preferred[0]) }
        : { kind: 'unusedTerm', detail: describe(word, term.preferred[0]) },
  )
  if (source && isSentence(words) && words === source)
    found.push({ kind: 'sameAsEnglish', detail: words })
  if (source) found.push(...checkPlaceholders(source, words))
  if (!isValues(text)) return found
  const { headings, pictures, addresses } = readRichText(text)
  let level = 1
  for (const heading of headings) {
    if (heading.level > level + 1) found.push({ kind: 'headingOrder', detail: heading.text })
    level = heading.level
  }
  return [...found, ...checkPictures(pictures, undescribed), ...checkLinks(addresses, brokenLinks)]
}

const describe = (word: string, preferred: string | undefined) =>
  preferred ? `${word} → ${preferred}` : word

/**
 * Names, abbreviations and addresses may be the same in every language, so at least two other words are
 * required.
 */
function isSentence(text: string): boolean {
  const words = text.split(/\s/u).filter((word) => !word.includes('://') && !word.includes('@'))
  return (words.join(' ').match(/\p{L}{3,}/gu)?.length ?? 0) >= 2
}

/** Finds placeholders of the English text that the translation lacks, and those that it adds. */
function checkPlaceholders(source: string, text: string): TextFinding[] {
  const [wanted, own] = [source, text].map((one) =>
    listPlaceholders(one).map(({ name, isCondition }) => `{{${isCondition ? '?' : ''}${name}}}`),
  ) as [string[], string[]]
  const missing = wanted.filter((name) => !own.includes(name))
  const added = own.filter((name) => !wanted.includes(name))
  return [
    ...new Set([...missing.map((name) => `− ${name}`), ...added.map((name) => `+ ${name}`)]),
  ].map((detail) => ({ kind: 'placeholder', detail }))
}

function checkPictures(ids: readonly string[], undescribed: ReadonlyMap<string, string>) {
  return ids.flatMap((id): TextFinding[] => {
    const name = undescribed.get(id)
    return name === undefined ? [] : [{ kind: 'missingAlt', detail: name }]
  })
}

function checkLinks(addresses: readonly string[], broken: ReadonlyMap<string, string>) {
  return addresses.flatMap((address): TextFinding[] => {
    const target = broken.get(address)
    return target === undefined ? [] : [{ kind: 'brokenLink', detail: target }]
  })
}

/** Fields that the site shows in search results, and their limits. */
const measured = [
  { path: 'meta.title', kind: 'titleLength', limits: 'title' },
  { path: 'meta.description', kind: 'descriptionLength', limits: 'description' },
] as const

function checkLengths({ fields, doc, locale }: QualityDocument): Finding[] {
  const units = listUnits(fields, doc)
  return measured.flatMap(({ path, kind, limits }): Finding[] => {
    const text = units.find((unit) => unit.path === path)?.texts[locale]
    if (typeof text !== 'string' || text.trim() === '') return []
    // The value of a placeholder is not known here.
    if (listPlaceholders(text).length > 0) return []
    const { length, min, max, verdict } = measureText(text, limits, locale)
    return verdict === 'good' ? [] : [{ kind, path, detail: `${length} (${min}–${max})` }]
  })
}

/**
 * Checks pictures and links that all languages share. Pictures are described in each language; links are
 * edited in English.
 */
function checkSharedFields({ fields, doc, locale }: QualityDocument, context: QualityContext) {
  const found: Finding[] = []
  const add = (path: string, findings: readonly TextFinding[]) =>
    found.push(...findings.map((finding) => ({ ...finding, path })))
  for (const { field, path, value } of walkFields(fields, doc as Values)) {
    if (isTranslatable(field) || !value) continue
    if (isPicture(field)) add(path, checkPictures([idOfRelation(value)], context.undescribed))
    if (locale === defaultLocale && isAddressField(field) && typeof value === 'string')
      add(path, checkLinks([value], context.brokenLinks))
  }
  return found
}

const isPicture = (field: FlattenedField) => field.type === 'upload' && field.relationTo === 'media'
/** As the search for references to a document does, by the name of the field. */
const isAddressField = ({ name, type }: FlattenedField) =>
  type === 'text' && (name === 'path' || name.endsWith('Path'))

/** What a document refers to: its links and pictures in all languages. */
export type References = { addresses: Set<string>; pictures: Set<string> }

/** Lists what `checkDocument` needs to know about, before its context is read. */
export function listReferred({ fields, doc }: Omit<QualityDocument, 'locale'>): References {
  const found: References = { addresses: new Set(), pictures: new Set() }
  for (const { field, value } of walkFields(fields, doc as Values)) {
    if (isPicture(field) && value) found.pictures.add(idOfRelation(value))
    if (isAddressField(field) && typeof value === 'string') found.addresses.add(value)
    if (field.type !== 'richText') continue
    for (const text of isTranslatable(field) && isValues(value) ? Object.values(value) : [value]) {
      const { addresses, pictures } = readRichText(text)
      for (const address of addresses) found.addresses.add(address)
      for (const picture of pictures) found.pictures.add(picture)
    }
  }
  return found
}
