import type { FlattenedField } from 'payload'
import { serverFieldNames } from '@/cms/fields/edit-fields'
import { formatReference, parseReference } from '@/cms/links/document-address'
import { labelTrail } from '@/desk/documents/all-locales'
import {
  type FieldPlace,
  fieldsOfRow,
  isValues,
  rowsOf,
  type Values,
  walkFields,
} from '@/desk/documents/row-fields'
import { translateLabel } from '@/desk/documents/translate-label'
import { nodesOf, type RichNode } from '@/desk/side-by-side/rich-node'
import { hashText } from '@/desk/states/list-units'
import type { Locale } from '@/i18n/locales'
import { intlTag } from '@/i18n/locales'

/** A value as a person reads it; the browser formats a time in its zone. */
export type ReadableValue = { text: string } | { nodes: RichNode[] } | { time: string }

/** A field whose value differs between two versions. */
export type VersionDifference = {
  key: string
  label: string
  /** Whether all languages share the value. */
  isShared: boolean
  before: ReadableValue
  after: ReadableValue
}

export type VersionComparison = {
  locale: Locale
  /** Language of labels and of formats. */
  language: string
  /** Names of documents and pictures, by collection and id: `media:<id>`. */
  names: ReadonlyMap<string, string>
}

/**
 * Lists the differences of two versions in one language, in the order of the form. What all
 * languages share comes with the texts.
 *
 * @param before the older version with all languages, an empty object before the first one
 * @param after the newer version with all languages
 */
export function compareVersions(
  fields: readonly FlattenedField[],
  before: object,
  after: object,
  comparison: VersionComparison,
): VersionDifference[] {
  const [old, own] = [listValues(fields, before, comparison), listValues(fields, after, comparison)]
  const differences: VersionDifference[] = []
  for (const key of new Set([...own.keys(), ...old.keys()])) {
    const [from, to] = [old.get(key), own.get(key)]
    const place = to ?? from
    if (!place || from?.hash === to?.hash) continue
    differences.push({
      key,
      label: place.label,
      isShared: place.isShared,
      before: from?.value ?? { text: '' },
      after: to?.value ?? { text: '' },
    })
  }
  return differences
}

type Shown = { label: string; isShared: boolean; value: ReadableValue; hash: string }

/** Lists the values that have content, by the path of their field with rows by id. */
function listValues(
  fields: readonly FlattenedField[],
  doc: object,
  comparison: VersionComparison,
): Map<string, Shown> {
  const values = new Map<string, Shown>()
  for (const place of walkFields(fields, doc as Values)) {
    const { field, key, trail } = place
    if (!isCompared(field)) continue
    const isShared = !('localized' in field && field.localized)
    const value = readValue(place, isShared, comparison)
    if (!value) continue
    const label = labelTrail(trail, comparison.language)
    values.set(key, { label, isShared, value, hash: hashText(identityOf(place, value)) })
  }
  return values
}

/** What differs if a value has changed: of a list, which rows there are, and their order. */
function identityOf({ field, value }: FieldPlace, readable: ReadableValue): unknown {
  if (field.type === 'array' || field.type === 'blocks') return rowsOf(value).map(({ id }) => id)
  if ('nodes' in readable) return { root: { children: readable.nodes } }
  return 'time' in readable ? readable.time : readable.text
}

function isCompared(field: FlattenedField): boolean {
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  return !isVirtual && !serverFieldNames.has(field.name)
}

function readValue(
  { field, value }: FieldPlace,
  isShared: boolean,
  comparison: VersionComparison,
): ReadableValue | undefined {
  if (field.type === 'group' || field.type === 'tab' || field.type === 'join') return undefined
  const own = isShared || !isValues(value) ? value : value[comparison.locale]
  if (field.type === 'array' || field.type === 'blocks') return readRows(field, own, comparison)
  if (own === undefined || own === null || own === '') return undefined
  const nodes = nodesOf(own)
  if (nodes) return nodes.length > 0 ? { nodes } : undefined
  if (field.type === 'date') return { time: String(own) }
  const text = [own].flat().map((one) => formatValue(field, one, comparison))
  return text.length > 0 ? { text: text.join(', ') } : undefined
}

/** Lists the rows in their order, one on each line. Their contents are compared separately. */
function readRows(
  field: FlattenedField,
  value: unknown,
  { language, locale }: VersionComparison,
): ReadableValue | undefined {
  const lines = rowsOf(value).map((row, index) => {
    const kind = field.type === 'blocks' && field.blocks.find(({ slug }) => slug === row.blockType)
    const kindLabel = kind && translateLabel(kind.labels?.singular, language)
    const name = findRowName(fieldsOfRow(field, row), row, locale)
    return [kindLabel, name].filter(Boolean).join(': ') || String(index + 1)
  })
  return lines.length > 0 ? { text: lines.join('\n') } : undefined
}

/** Returns the first translated text of a row. */
function findRowName(fields: readonly FlattenedField[], row: Values, locale: Locale): string {
  for (const { field, value } of walkFields(fields, row)) {
    if (field.type !== 'text' && field.type !== 'textarea') continue
    const own = isValues(value) ? value[locale] : undefined
    if (typeof own === 'string' && own !== '') return own
  }
  return ''
}

function formatValue(
  field: FlattenedField,
  value: unknown,
  { language, names }: VersionComparison,
): string {
  switch (field.type) {
    case 'checkbox':
      return value ? '✓' : '–'
    case 'number':
      return Number(value).toLocaleString(intlTag(language))
    case 'select':
    case 'radio':
      return labelOption(field.options, value, language)
    case 'relationship':
    case 'upload': {
      const reference = referenceOf(field, value)
      return names.get(reference) ?? reference
    }
    default:
      return typeof value === 'string' ? nameAddress(value, names) : JSON.stringify(value)
  }
}

/** Returns the title of a linked document, with what follows its path. */
function nameAddress(value: string, names: VersionComparison['names']): string {
  const reference = parseReference(value)
  const name = reference && names.get(formatReference({ ...reference, suffix: '' }))
  return name ? [name, reference.suffix].filter(Boolean).join(' ') : value
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function labelOption(options: Options, value: unknown, language: string): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  const label = typeof option === 'object' ? translateLabel(option.label, language) : undefined
  return label ?? String(value)
}

/** Returns a related document as `collection:id`. */
export function referenceOf(
  { relationTo }: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  value: unknown,
): string {
  const related = isValues(value) ? (value.value ?? value.id) : value
  const collection = isValues(value) && 'relationTo' in value ? value.relationTo : relationTo
  return `${collection}:${isValues(related) ? related.id : related}`
}
