import type { FlattenedField } from 'payload'
import { publishedLocales } from '../documents/published-locales'
import { type DeskLocale, languageCodes, sourceLocale } from '../languages'
import { hashText, isFilled, listUnits, type TranslationUnit } from './list-units'

/**
 * State of a document in a language, the most urgent first: without any text, with gaps, older than
 * the English text, not published or with unpublished changes, or as readers see it. English is the
 * source, so it is a draft, published with unpublished changes, or published.
 */
export type TranslationState =
  | 'missing'
  | 'incomplete'
  | 'outdated'
  | 'draft'
  | 'changed'
  | 'published'

/**
 * The hashes of a translation and of the English text that it translates, by the key of the text;
 * for English, those of the text and of the one before its last change. The third is that of the
 * machine translation that nobody has confirmed. It stays while the text is another or empty, so that
 * restoring a version restores the mark.
 */
export type Sources = Record<string, [translation: string, source: string, machine?: string]>

/** In the place of an English text: the picture that a text describes has another file since. */
export const replacedFile = 'replaced file'

export type LocaleState = {
  locale: DeskLocale
  state: TranslationState
  /** Numbers of texts: those to be translated, those without translation, those to be revised. */
  total: number
  missing: number
  outdated: number
  /** Path in the form of the first text that needs work. */
  firstPath: string | null
  sources: Sources
}

export type ComputedStates = {
  states: LocaleState[]
  /** The English texts by their hash. */
  english: Map<string, unknown>
}

/**
 * Computes the states of all languages of a document.
 *
 * A translation belongs to the English text at the time when the translation changed last. English
 * is what readers see; drafts of English do not make translations outdated.
 *
 * @param draft the newest state of the document with `locale: 'all'`
 * @param published the document as readers see it, with `locale: 'all'`
 * @param known the sources before this change
 */
export function computeStates(
  fields: readonly FlattenedField[],
  draft: object,
  published: object,
  known: Partial<Record<DeskLocale, Sources>>,
): ComputedStates {
  const publicLocales = publishedLocales(published)
  const isEnglishPublic = publicLocales.includes(sourceLocale())
  const units = listSourceUnits(fields, draft, published)
  const unchanged = publishedLocales(draft)
  const states = languageCodes().map((locale): LocaleState => {
    const isCurrent = publicLocales.includes(locale) && unchanged.includes(locale)
    const computed = computeState(units, locale, isCurrent, known[locale] ?? {})
    if (locale !== sourceLocale() || computed.outdated > 0) return computed
    return { ...computed, state: isCurrent ? 'published' : isEnglishPublic ? 'changed' : 'draft' }
  })
  const english = new Map(units.flatMap(({ hash, english: text }) => (hash ? [[hash, text]] : [])))
  if (isEnglishPublic) forgetOlderChanges(states, known[sourceLocale()] ?? {})
  return { states, english }
}

/** Whether a translation is what a machine wrote and nobody has confirmed. */
export const isMachineMade = (known: Sources[string] | undefined, translation: unknown): boolean =>
  known?.[2] !== undefined && known[2] === hashText(translation)

/** A text with the English text that its translations belong to: the public one, if there is one. */
export type SourceUnit = TranslationUnit & { english: unknown; hash: string | null }

/**
 * Lists the texts of a document with their English texts and the hashes of these.
 *
 * @param draft see `computeStates`
 */
export function listSourceUnits(
  fields: readonly FlattenedField[],
  draft: object,
  published: object,
): SourceUnit[] {
  const publicTexts = new Map(
    publishedLocales(published).includes(sourceLocale())
      ? listUnits(fields, published).map(({ key, texts }) => [key, texts[sourceLocale()]])
      : [],
  )
  return listUnits(fields, draft).map((unit) => {
    const source = publicTexts.get(unit.key)
    const english = isFilled(source) ? source : unit.texts[sourceLocale()]
    return { ...unit, english, hash: isFilled(english) ? hashText(english) : null }
  })
}

/**
 * Retains the texts before the last publication of English and drops those before older ones, which
 * "does not affect translations" must not cover.
 */
function forgetOlderChanges(states: readonly LocaleState[], known: Sources): void {
  const sources = states.find(({ locale }) => locale === sourceLocale())?.sources ?? {}
  const isChanged = (key: string) => known[key] && known[key][0] !== sources[key]?.[0]
  if (!Object.keys(sources).some(isChanged)) return
  for (const [key, [hash]] of Object.entries(sources))
    if (!isChanged(key)) sources[key] = [hash, hash]
}

function computeState(
  units: readonly SourceUnit[],
  locale: DeskLocale,
  isCurrent: boolean,
  known: Sources,
): LocaleState {
  const sources: Sources = {}
  const needed = units.filter(({ field, hash }) =>
    locale === sourceLocale() ? 'required' in field && field.required : hash !== null,
  )
  const missing = needed.filter(({ texts }) => !isFilled(texts[locale]))
  const outdated: SourceUnit[] = []
  for (const unit of units) {
    const text = unit.texts[locale]
    if (unit.hash === null) continue
    const [knownTranslation, source, machine] = known[unit.key] ?? []
    if (locale === sourceLocale()) {
      const before = knownTranslation === unit.hash ? source : knownTranslation
      sources[unit.key] = [unit.hash, before ?? unit.hash]
      if (before === replacedFile) outdated.push(unit)
      continue
    }
    if (!isFilled(text)) continue
    const translation = hashText(text)
    const own = source && knownTranslation === translation ? source : unit.hash
    sources[unit.key] = machine ? [translation, own, machine] : [translation, own]
    if (own !== unit.hash) outdated.push(unit)
  }
  for (const [key, [, source, machine]] of Object.entries(known))
    if (machine) sources[key] ??= ['', source, machine]
  const open = new Set([...missing, ...outdated])
  const isEmpty = units.every(({ texts }) => !isFilled(texts[locale]))
  return {
    locale,
    state: pickState(isEmpty, missing.length, outdated.length, isCurrent),
    total: needed.length,
    missing: missing.length,
    outdated: outdated.length,
    firstPath: units.find((unit) => open.has(unit))?.path ?? null,
    sources,
  }
}

function pickState(
  isEmpty: boolean,
  missing: number,
  outdated: number,
  isCurrent: boolean,
): TranslationState {
  if (isEmpty) return 'missing'
  if (missing > 0) return 'incomplete'
  if (outdated > 0) return 'outdated'
  return isCurrent ? 'published' : 'draft'
}
