import type { PageType } from './content-types'
import type { FieldValue } from './field'

type Start = Readonly<Record<string, FieldValue>>

/** Choices that a blank form begins with in a language, where they are not the first ones. */
const starts: Readonly<Record<string, Partial<Record<PageType, Start>>>> = {
  // Google Maps cannot be reached in mainland China.
  zh: { map: { target: 'amap' } },
}

export function findLocalStart(type: PageType, locale: string): Start {
  return starts[locale]?.[type] ?? {}
}

/** By field name: the options to show first in a language. */
const firstOptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  zh: { target: ['amap', 'baidu', 'apple'] },
}

/** The options of a choice with those of the reader's country first. */
export function orderOptions(
  field: string,
  options: readonly string[],
  locale: string,
): readonly string[] {
  const first = firstOptions[locale]?.[field]?.filter((option) => options.includes(option)) ?? []
  return [...first, ...options.filter((option) => !first.includes(option))]
}
