import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import type { Locale } from '@/i18n/locales'
import { serverFieldNames } from '../fields/edit-fields'
import { type FieldPlace, isValues, type Values, walkFields } from '../row-fields'

/** A text of a document, in all languages. */
export type TranslationUnit = Pick<FieldPlace, 'field' | 'key' | 'path' | 'trail'> & {
  texts: Partial<Record<Locale, unknown>>
}

/**
 * Lists the translatable texts of a document.
 *
 * @param doc the document with `locale: 'all'`: texts are objects by language
 */
export function listUnits(fields: readonly FlattenedField[], doc: object): TranslationUnit[] {
  const units: TranslationUnit[] = []
  for (const { field, key, path, trail, value } of walkFields(fields, doc as Values)) {
    if (!isTranslatable(field)) continue
    units.push({ field, key, path, trail, texts: isValues(value) ? value : {} })
  }
  return units
}

export function isTranslatable(field: FlattenedField): boolean {
  const isLocalized = 'localized' in field && field.localized === true
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  return isLocalized && !isVirtual && !serverFieldNames.has(field.name)
}

/** Whether a text has content. An empty rich text has paragraphs without children. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (!isValues(value)) return value !== undefined && value !== null
  const { root } = value
  if (!isValues(root) || !Array.isArray(root.children)) return true
  return root.children.some(
    (node: unknown) =>
      isValues(node) && (!Array.isArray(node.children) || node.children.length > 0),
  )
}

/** Hashes a text, regardless of the order of its members. */
export function hashText(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortMembers(value)))
    .digest('base64')
    .slice(0, 22)
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers)
  if (!isValues(value)) return value ?? null
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]))
}
