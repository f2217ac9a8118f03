import type { FlattenedField } from 'payload'
import { serverFieldNames } from '@/cms/fields/edit-fields'
import {
  type FieldPlace,
  isValues,
  rowsOf,
  type Values,
  walkFields,
} from '@/desk/documents/row-fields'
import { hashText, isFilled, isTranslatable } from '@/desk/states/list-units'
import { defaultLocale, type Locale } from '@/i18n/locales'

/**
 * Hashes what a review of a language is about: its texts and, for English, also the values that all
 * languages share and the order of sections.
 *
 * @param doc the document with `locale: 'all'`, as it is stored
 */
export function hashLanguage(
  fields: readonly FlattenedField[],
  doc: object,
  locale: Locale,
): string {
  const parts = [...walkFields(fields, doc as Values)].flatMap((place): [string, unknown][] => {
    const { field, key, value } = place
    if (isTranslatable(field)) {
      const text = isValues(value) ? value[locale] : undefined
      return isFilled(text) ? [[key, text]] : []
    }
    return locale === defaultLocale ? sharedPart(place) : []
  })
  if (locale !== defaultLocale) parts.sort(([a], [b]) => (a < b ? -1 : 1))
  return hashText(parts.map(([key, value]) => [key, hashText(value)]))
}

function sharedPart({ field, key, value }: FieldPlace): [string, unknown][] {
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  const isLocalized = 'localized' in field && Boolean(field.localized)
  if (isVirtual || isLocalized || serverFieldNames.has(field.name)) return []
  switch (field.type) {
    case 'group':
    case 'tab':
    case 'join':
      return []
    case 'array':
    case 'blocks':
      return [[key, rowsOf(value).map(({ id }) => id)]]
    default:
      return isFilled(value) && value !== false ? [[key, value]] : []
  }
}
