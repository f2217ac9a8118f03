import { findMessage } from '@/desk/texts'
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import type { AdminMessages } from '@/i18n/messages'
import { catalogs } from '@/i18n/messages'

type Leaf<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}` }[keyof T & string]
type Branch<T> = T extends { one: string; many: string }
  ? never
  : {
      [K in keyof T & string]: T[K] extends { one: string; many: string }
        ? K
        : T[K] extends string
          ? never
          : `${K}.${Branch<T[K]>}`
    }[keyof T & string]

/** Key of a text in the `admin` namespace, such as `fields.title`. */
export type LabelKey = Leaf<AdminMessages>
/** Key of a noun in the `admin` namespace, in singular and plural, such as `collections.posts`. */
type NounKey = Branch<AdminMessages>

/** Returns the text in every language of the admin; in English where a catalog lacks it. */
export function label(key: LabelKey): Record<Locale, string> {
  return catalogLabel(`admin.${key}`)
}

/** Returns a text of the site's interface, for the same term in the admin. */
export function catalogLabel(key: string): Record<Locale, string> {
  const texts = localeCodes.map((code) => [code, catalogLabelFor(code, key)])
  return Object.fromEntries(texts) as Record<Locale, string>
}

/**
 * Returns the labels of a collection. Functions, which Payload calls before it sends the configuration to
 * browsers: the names of its buttons that open a form would be “Add new [object Object]” with objects.
 */
export function collectionLabels(key: NounKey) {
  type Args = { i18n: { language: string } }
  const labelOf =
    (count: 'many' | 'one') =>
    ({ i18n: { language } }: Args) =>
      labelFor(language, `${key}.${count}` as LabelKey)
  return { singular: labelOf('one'), plural: labelOf('many') }
}

/** Returns the labels of a block or of the rows of an array. */
export function nounLabels(key: NounKey) {
  return { singular: label(`${key}.one` as LabelKey), plural: label(`${key}.many` as LabelKey) }
}

/** Returns a text without arguments in the language of the admin. */
export function labelFor(language: string, key: LabelKey): string {
  return catalogLabelFor(language, `admin.${key}`)
}

/** Returns a text of the site's interface in the language of the admin. */
export function catalogLabelFor(language: string, key: string): string {
  const all: Record<string, object> = catalogs
  return findMessage(all[language], key) ?? findMessage(catalogs[defaultLocale], key) ?? key
}
