import { setImmediate as nextTask } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { listKinds, nameDocument } from '../admin/states/list-kinds'
import { labelTrail } from '../documents/all-locales'
import type { Entity } from '../documents/entity'
import type { ReadUnit } from '../formats/exchange'
import { findBidiControl } from '../formats/find-bidi-control'
import { findTagFaults, isTagWarning } from '../formats/find-tag-faults'
import { type Inline, plainText } from '../formats/inline'
import { writeMarkup } from '../formats/markup'
import { type DeskLocale, languageOf } from '../languages'
import type { SourceUnit } from '../states/compute-states'
import { hashText, isFilled } from '../states/list-units'
import { titleOf } from './export-documents'
import { type ExchangedDocument, findExchangeDocument } from './find-document'
import { listBlockTexts } from './list-block-texts'
import { isOlder } from './list-exchange-units'
import { loadTermCheck, type TermCheck } from './load-term-check'
import { unitId } from './original-path'
import { type PreparedPart, type PreparedText, prepareTranslation } from './prepare-text'

/** Why a text is not imported, or what deserves attention. `detail` is a tag, a word or a number. */
export type TextFault = {
  reason:
    | 'bidiControl'
    | 'brokenTags'
    | 'changedMeanwhile'
    | 'changedTag'
    | 'conflict'
    | 'forbiddenTerm'
    | 'incomplete'
    | 'missingTag'
    | 'muchLonger'
    | 'omittedTag'
    | 'repeatedTag'
    | 'repeatedUnit'
    | 'sameAsEnglish'
    | 'stale'
    | 'tooLong'
    | 'unknownTag'
    | 'unusedTerm'
    | 'wrongLanguage'
  detail?: string
}

export type ReviewedPart = {
  id: string
  source: string
  before: string
  after: string
  faults: TextFault[]
  warnings: TextFault[]
}

/**
 * What an import does with a text: it adds or changes the translation, confirms that an outdated one is
 * up to date, leaves it as it is, or is refused. `untranslated` has no translation in the file.
 */
export type ReviewedText = {
  key: string
  name: string
  kind: 'added' | 'changed' | 'confirmed' | 'refused' | 'same' | 'untranslated'
  parts: ReviewedPart[]
  faults: TextFault[]
  warnings: TextFault[]
  /** Hashes of the English text and of the translation that the review has compared. */
  sourceHash: string
  targetHash: string
}

export type ReviewedDocument = {
  slug: string
  id: string
  locale: DeskLocale
  title: string
  /** Why no text of the document can be imported. */
  refusal?: 'missingDocument' | 'notAllowed'
  texts: ReviewedText[]
  /** Names of units that the document no longer contains. */
  unknown: string[]
}

/** A review with the values that an import would save. */
export type Review = ReviewedDocument & {
  document?: ExchangedDocument
  values: Map<string, unknown>
}

/** Compares units of a file with a document, without changing anything. */
export async function reviewImport(
  entity: Entity,
  locale: DeskLocale,
  units: readonly ReadUnit[],
  req: PayloadRequest,
): Promise<Review> {
  const document = await findExchangeDocument(entity, req)
  const kinds = listKinds(req)
  const own = { ...entity, locale, values: new Map<string, unknown>() }
  if (!document)
    return {
      ...own,
      title: nameDocument(kinds, entity.slug, entity.id, null),
      refusal: 'missingDocument',
      texts: [],
      unknown: [],
    }
  const isAllowed = await document.target.maySaveDraft(locale)
  const { byId, others } = indexUnits(units)
  const findTerms = await loadTermCheck(locale, req)
  const texts: ReviewedText[] = []
  for (const unit of document.units) {
    const prepared = prepareTranslation(
      unit.field,
      unit.english,
      unit.texts[locale],
      listBlockTexts,
    )
    const read = prepared.parts.map(({ id }) => byId.get(unitId(unit.key, id)))
    for (const { id } of prepared.parts) byId.delete(unitId(unit.key, id))
    if (read.every((one) => one === undefined)) continue
    // Other requests run between the texts, which a file can make long.
    await nextTask()
    const sources = document.known[locale]?.[unit.key]
    const isOutdated = isOlder(unit, sources, unit.texts[locale])
    const context = { unit, prepared, read, others, locale, isOutdated, findTerms }
    const { value, ...text } = reviewText(context, req.i18n.language)
    texts.push(text)
    if (value !== undefined) own.values.set(unit.key, value)
  }
  return {
    ...own,
    document,
    title: nameDocument(kinds, entity.slug, entity.id, titleOf(document)),
    ...(!isAllowed && { refusal: 'notAllowed' as const }),
    texts,
    unknown: [...byId.values()].map(({ name, id }) => name || id),
  }
}

/** Finds the units by id, and other translations of units that a file has more than once. */
function indexUnits(units: readonly ReadUnit[]) {
  const byId = new Map<string, ReadUnit>()
  const others = new Map<string, string>()
  for (const unit of units) {
    const known = byId.get(unit.id)
    const markup = known && writeMarkup(known.target ?? [])
    if (markup !== undefined && markup !== writeMarkup(unit.target ?? []))
      others.set(unit.id, markup)
    byId.set(unit.id, unit)
  }
  return { byId, others }
}

type Context = {
  unit: SourceUnit
  /** Other translations of repeated units, by id. */
  others: ReadonlyMap<string, string>
  prepared: PreparedText
  read: (ReadUnit | undefined)[]
  locale: DeskLocale
  isOutdated: boolean
  findTerms: TermCheck
}

function reviewText(context: Context, language: string): ReviewedText & { value?: unknown } {
  const { unit, prepared, read, locale, isOutdated } = context
  const translation = unit.texts[locale]
  const targetHash = isFilled(translation) ? hashText(translation) : ''
  const parts = prepared.parts.map((part, index) => reviewPart(part, read[index], context))
  const text = {
    key: unit.key,
    name: labelTrail(unit.trail, language),
    parts,
    sourceHash: unit.hash ?? '',
    targetHash,
    warnings: [] as TextFault[],
  }
  const known = read.filter((one) => one !== undefined)
  if (known.every(({ target }) => target === null))
    return { ...text, kind: 'untranslated', faults: [] }
  const targets = new Map<string, readonly Inline[]>()
  for (const [index, part] of prepared.parts.entries()) {
    const target = read[index]?.target
    if (target) targets.set(part.id, target)
  }
  const faults = parts.flatMap((part) => part.faults)
  if (isStale(unit, prepared, read)) {
    // The hash of the file, so that the text is refused again if it is sent anyway.
    const sourceHash = known[0]?.sourceHash ?? ''
    return { ...text, sourceHash, kind: 'refused', faults: [{ reason: 'stale' }] }
  }
  const value = faults.length > 0 ? undefined : prepared.build(targets)
  if (value === undefined) {
    const shown: TextFault[] = faults.length > 0 ? [] : [{ reason: 'incomplete' }]
    return { ...text, kind: 'refused', faults: shown }
  }
  const hash = isFilled(value) ? hashText(value) : ''
  const exportedHash = known.find((one) => one.targetHash)?.targetHash
  // Unchanged since the export, also if a colleague has edited the translation since.
  const isUntouched = hash === targetHash || hash === exportedHash
  const isFinished = known.every(({ state }) => state !== 'initial')
  if (isUntouched) {
    const isConfirmed = isOutdated && isFinished && hash === targetHash
    return { ...text, kind: isConfirmed ? 'confirmed' : 'same', faults: [] }
  }
  const hasExport = known.some((one) => one.sourceHash !== '')
  const isConflict = hasExport && targetHash !== (exportedHash ?? '')
  return {
    ...text,
    kind: targetHash === '' ? 'added' : 'changed',
    faults: [],
    warnings: isConflict ? [{ reason: 'conflict' }] : [],
    value,
  }
}

/**
 * Whether English has changed since the export. Files without hashes, from tools that drop metadata, are
 * compared by their source.
 */
function isStale(
  { hash }: SourceUnit,
  { parts }: PreparedText,
  read: readonly (ReadUnit | undefined)[],
): boolean {
  return read.some((one, index) => {
    if (!one) return false
    if (one.sourceHash) return one.sourceHash !== hash
    return normalize(one.source) !== normalize(parts[index]?.source ?? [])
  })
}

const normalize = (content: readonly Inline[]) => writeMarkup(content).replace(/\s+/g, ' ').trim()

function reviewPart(
  part: PreparedPart,
  read: ReadUnit | undefined,
  { unit, others, locale, findTerms }: Context,
): ReviewedPart {
  const { source, target: before, codes, maxLength } = part
  const target = read?.target
  const shown = {
    id: part.id,
    source: writeMarkup(source),
    before: before ? writeMarkup(before) : '',
    after: writeMarkup(target ?? (read ? [] : (before ?? []))),
  }
  if (read && target === undefined)
    return { ...shown, faults: [{ reason: 'brokenTags' }], warnings: [] }
  const other = others.get(unitId(unit.key, part.id))
  if (other !== undefined)
    return { ...shown, faults: [{ reason: 'repeatedUnit', detail: other }], warnings: [] }
  // What the translator has not changed is no fault of the file.
  const isUnchanged = shown.after === shown.before
  if (!target || !part.isTranslatable || isUnchanged) return { ...shown, faults: [], warnings: [] }
  const tags = findTagFaults(source, target, codes).map((fault) => ({
    isWarning: isTagWarning(fault),
    fault: { reason: fault.reason, detail: fault.tag } satisfies TextFault,
  }))
  const text = plainText(target)
  const english = plainText(source)
  const isTooLong = maxLength !== undefined && text.length > maxLength
  const isSame = text === english && hasLongWords(text)
  const control = findBidiControl(text, english)
  return {
    ...shown,
    faults: [
      ...tags.filter(({ isWarning }) => !isWarning).map(({ fault }) => fault),
      ...(isTooLong
        ? [{ reason: 'tooLong' as const, detail: `${text.length} > ${maxLength}` }]
        : []),
      ...(control ? [{ reason: 'bidiControl' as const, detail: control }] : []),
    ],
    warnings: [
      ...tags.filter(({ isWarning }) => isWarning).map(({ fault }) => fault),
      ...(isSame ? [{ reason: 'sameAsEnglish' as const }] : []),
      ...(isMuchLonger(text, english, locale)
        ? [{ reason: 'muchLonger' as const, detail: `${text.length} > ${english.length}` }]
        : []),
      ...(read?.otherLanguage && !isSame
        ? [{ reason: 'wrongLanguage' as const, detail: languageOf(read.otherLanguage).name }]
        : []),
      ...findTerms(english, text),
    ],
  }
}

/** Whether a text is longer than any translation of the English text: it may belong elsewhere. */
function isMuchLonger({ length }: string, english: string, locale: DeskLocale): boolean {
  // Chinese and Japanese need fewer characters than English.
  const [factor, more] = locale === 'ja' || locale === 'zh' ? [1.5, 30] : [3, 60]
  return length > factor * english.length + more
}

/** Whether a text has several words that two languages rarely share. */
function hasLongWords(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}{4}/u.test(word)).length > 1
}
