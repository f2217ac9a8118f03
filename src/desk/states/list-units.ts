import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { type FieldPlace, isValues, type Values, walkFields } from '../documents/row-fields'
import type { DeskLocale } from '../languages'
import { desk } from '../options'
import { simplifyText } from './simplify-text'

/** A text of a document, in all languages. */
export type TranslationUnit = Pick<FieldPlace, 'field' | 'key' | 'path' | 'trail'> & {
  texts: Partial<Record<DeskLocale, unknown>>
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
  return isLocalized && !isVirtual && !desk().serverFields.has(field.name)
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

/**
 * Returns the changes that set texts of a document: the data of an update in one language.
 *
 * @param doc the document in that language, at depth 0 and without fallback
 * @param texts the new texts by the key of their unit; keys that the document lacks are ignored
 */
export function setUnits(
  fields: readonly FlattenedField[],
  doc: object,
  texts: ReadonlyMap<string, unknown>,
): Values {
  const edited = structuredClone(doc) as Values
  const names = new Set<string>()
  for (const { field, key, trail } of [...walkFields(fields, edited)]) {
    if (!isTranslatable(field) || !texts.has(key)) continue
    const steps = trail.map((step) => (typeof step === 'number' ? step : step.name))
    const place = steps.slice(0, -1).reduce<Values>((values, step) => {
      values[step] ??= {}
      return values[step] as Values
    }, edited)
    place[field.name] = texts.get(key)
    names.add(String(steps[0]))
  }
  return Object.fromEntries([...names].map((name) => [name, edited[name]]))
}

/** Hashes a text, regardless of the order of its members and of what editors add on saving. */
export function hashText(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(simplifyText(value)))
    .digest('base64')
    .slice(0, 22)
}
