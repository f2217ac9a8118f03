import type { FlattenedField } from 'payload'
import { type DeskLocale, sourceLocale } from '../languages'
import { desk } from '../options'
import { type FieldPlace, isValues, type Values, walkFields } from './row-fields'
import { translateLabel } from './translate-label'

/** A published section or item, and the other languages that show it. */
export type PublishedRow = { id: string; label: string; locales: DeskLocale[] }

/** A required text that is empty: its path and the labels of its parents. */
export type MissingText = { path: string; label: string }

/**
 * Returns the required texts that a document lacks in a language, and whether the document has no
 * text in that language at all.
 *
 * @param doc the document with `locale: 'all'`: texts are objects by language
 * @param language the language of the labels
 */
export function findUntranslatedTexts(
  fields: readonly FlattenedField[],
  doc: object,
  locale: DeskLocale,
  language: string,
): { missing: MissingText[]; isEmpty: boolean } {
  const missing: MissingText[] = []
  let isEmpty = true
  for (const { field, path, trail, value } of walkFields(fields, doc as Values)) {
    if (!isLocalized(field) || desk().serverFields.has(field.name)) continue
    const text = isValues(value) ? value[locale] : undefined
    if (isFilled(text)) isEmpty = false
    else if ('required' in field && field.required)
      missing.push({ path, label: labelTrail(trail, language) })
  }
  return { missing, isEmpty }
}

/** Lists the rows of a published document and the languages besides English that show them. */
export function listPublishedRows(
  fields: readonly FlattenedField[],
  doc: object,
  shownIn: readonly DeskLocale[],
  language: string,
): PublishedRow[] {
  const rows = new Map<unknown, PublishedRow & { lacking: Set<DeskLocale> }>()
  for (const { field, row, trail, value } of walkFields(fields, doc as Values)) {
    if (!row) continue
    const entry = rows.get(row.id) ?? {
      id: String(row.id),
      label: labelTrail(trail.slice(0, -1), language),
      locales: [],
      lacking: new Set<DeskLocale>(),
    }
    rows.set(row.id, entry)
    if (!isLocalized(field) || !('required' in field && field.required)) continue
    for (const locale of shownIn)
      if (!(isValues(value) && isFilled(value[locale]))) entry.lacking.add(locale)
  }
  return [...rows.values()].map(({ lacking, ...row }) => ({
    ...row,
    locales: shownIn.filter((locale) => locale !== sourceLocale() && !lacking.has(locale)),
  }))
}

/** Returns the labels of fields, whose paths identify rows by position (`blocks.0.title`). */
export function labelFields(
  fields: readonly FlattenedField[],
  doc: object,
  paths: readonly string[],
  language: string,
): string[] {
  return [...walkFields(fields, doc as Values)]
    .filter(({ path }) => paths.includes(path))
    .map(({ trail }) => labelTrail(trail, language))
}

/** Returns the labels of a field and its parents, such as `Sections › 2 › Title`. */
export const labelTrail = (trail: FieldPlace['trail'], language: string) =>
  trail.map((step) => (typeof step === 'number' ? step + 1 : labelOf(step, language))).join(' › ')

/** Returns the label of a field in the language of the user. */
export function labelOf(field: FlattenedField, language: string): string {
  return translateLabel('label' in field ? field.label : undefined, language) ?? field.name
}

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true
const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
