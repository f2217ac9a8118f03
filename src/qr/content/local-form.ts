import type { PageType } from './content-types'
import type { FieldValue } from './field'

type Start = Readonly<Record<string, FieldValue>>

/** Initial choices of a blank form in a language, if they are not the first options. */
const starts: Readonly<Record<string, Partial<Record<PageType, Start>>>> = {
  // Vietnamese names are in Latin script and have the family name first.
  vi: { vcard: { nameOrder: 'familyFirst' } },
  // Google Maps cannot be reached in mainland China.
  zh: { map: { target: 'amap' } },
}

export function findLocalStart(type: PageType, locale: string): Start {
  return starts[locale]?.[type] ?? {}
}

/** By field name: the options to list first in a language. */
const firstOptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  zh: { target: ['amap', 'baidu', 'apple'] },
}

/** Orders the options of a choice, with those of the reader's country first. */
export function orderOptions(
  field: string,
  options: readonly string[],
  locale: string,
): readonly string[] {
  const first = firstOptions[locale]?.[field]?.filter((option) => options.includes(option)) ?? []
  return [...first, ...options.filter((option) => !first.includes(option))]
}

const familyFirst = ['lastName', 'firstName']
const continental = ['street', 'postcode', 'city', 'region', 'country']
const fieldOrders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [['street', 'city', 'region', 'postcode', 'country']],
  ja: [familyFirst, ['country', 'postcode', 'region', 'city', 'street']],
  vi: [familyFirst, ['street', 'city', 'region', 'postcode', 'country']],
  zh: [familyFirst, ['country', 'region', 'city', 'street', 'postcode']],
}

/** Whether forms in a language have the family name before the first name. */
export function hasFamilyNameFirst(locale: string): boolean {
  return fieldOrders[locale]?.includes(familyFirst) ?? false
}

/** Phonetic names are part of the Japanese form, and of any form in which they have a value. */
const phoneticFields = ['phoneticLastName', 'phoneticFirstName']

/** Orders the fields of a form for the reader's country and omits those of other countries. */
export function arrangeFields<Some extends { name: string }>(
  fields: readonly Some[],
  locale: string,
  isFilled: (name: string) => boolean,
): readonly Some[] {
  const shown = fields.filter(
    ({ name }) => locale === 'ja' || !phoneticFields.includes(name) || isFilled(name),
  )
  const orders = fieldOrders[locale] ?? [continental]
  return orders.reduce<readonly Some[]>((arranged, order) => reorder(arranged, order), shown)
}

/** Sorts the fields named in `order`; all other fields stay in place. */
function reorder<Some extends { name: string }>(
  fields: readonly Some[],
  order: readonly string[],
): readonly Some[] {
  const named = fields
    .filter(({ name }) => order.includes(name))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  let next = 0
  return fields.map((field) => (order.includes(field.name) ? (named[next++] ?? field) : field))
}
