import type { FlattenedField } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { serverFieldNames } from '../fields/edit-fields'
import { fieldsOfRow, isValues, type Values } from '../row-fields'

/** A section or item that is published, and the other languages that show it. */
export type PublishedRow = { id: string; label: string; locales: Locale[] }

/** A required text that is empty: where it is, and the labels that lead there. */
export type MissingText = { path: string; label: string }

/**
 * The required texts that a document lacks in a language, and whether it has no
 * text in it at all.
 *
 * @param doc as read with `locale: 'all'`: texts are objects by language
 * @param language of the labels
 */
export function findMissingTexts(
  fields: readonly FlattenedField[],
  doc: object,
  locale: Locale,
  language: string,
): { missing: MissingText[]; isEmpty: boolean } {
  const missing: MissingText[] = []
  let isEmpty = true
  visit(fields, doc as Values, language, (field, value, { labels, path }) => {
    if (!isLocalized(field) || serverFieldNames.has(field.name)) return
    const text = isValues(value) ? value[locale] : undefined
    if (isFilled(text)) isEmpty = false
    else if ('required' in field && field.required)
      missing.push({ path, label: labels.join(' › ') })
  })
  return { missing, isEmpty }
}

/** The rows of a published document, and in which languages besides English they are shown. */
export function listRows(
  fields: readonly FlattenedField[],
  doc: object,
  shownIn: readonly Locale[],
  language: string,
): PublishedRow[] {
  const rows = new Map<unknown, PublishedRow & { lacking: Set<Locale> }>()
  visit(fields, doc as Values, language, (field, value, { labels, row }) => {
    if (!row) return
    const entry = rows.get(row.id) ?? {
      id: String(row.id),
      label: labels.slice(0, -1).join(' › '),
      locales: [],
      lacking: new Set<Locale>(),
    }
    rows.set(row.id, entry)
    if (!isLocalized(field) || !('required' in field && field.required)) return
    for (const locale of shownIn)
      if (!(isValues(value) && isFilled(value[locale]))) entry.lacking.add(locale)
  })
  return [...rows.values()].map(({ lacking, ...row }) => ({
    ...row,
    locales: shownIn.filter((locale) => locale !== defaultLocale && !lacking.has(locale)),
  }))
}

/** The labels of fields, whose paths name rows by their position (`blocks.0.title`). */
export function labelFields(
  fields: readonly FlattenedField[],
  doc: object,
  paths: readonly string[],
  language: string,
): string[] {
  const found: string[] = []
  visit(fields, doc as Values, language, (_field, _value, { labels, path }) => {
    if (paths.includes(path)) found.push(labels.join(' › '))
  })
  return found
}

type Place = { labels: string[]; path: string; row: Values | null }

function visit(
  fields: readonly FlattenedField[],
  values: Values,
  language: string,
  add: (field: FlattenedField, value: unknown, place: Place) => void,
  { labels, path, row }: Place = { labels: [], path: '', row: null },
): void {
  for (const field of fields) {
    const value = values[field.name]
    const place = {
      labels: [...labels, labelOf(field, language)],
      path: path ? `${path}.${field.name}` : field.name,
      row,
    }
    if (field.type === 'group' || field.type === 'tab') {
      visit(field.flattenedFields, isValues(value) ? value : {}, language, add, place)
    } else if (field.type === 'array' || field.type === 'blocks') {
      const list = Array.isArray(value) ? value.filter(isValues) : []
      for (const [index, entry] of list.entries())
        visit(fieldsOfRow(field, entry), entry, language, add, {
          labels: [...place.labels, `${index + 1}`],
          path: `${place.path}.${index}`,
          row: entry,
        })
    } else {
      add(field, value, place)
    }
  }
}

/** The label of a field in the language of the person. */
export function labelOf(field: FlattenedField, language: string): string {
  const label: unknown = 'label' in field ? field.label : undefined
  if (typeof label === 'string') return label
  if (isValues(label)) return String(label[language] ?? label[defaultLocale] ?? field.name)
  return field.name
}

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true
const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
