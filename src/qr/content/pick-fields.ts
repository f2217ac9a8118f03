import type { PageType } from './content-types'
import { type PageDraft, pageFields } from './page-content'

/** Values of fields that the type still has and that have the right kind of value. */
export function pickFields(type: PageType, values: object): Partial<PageDraft> {
  const known = Object.entries(values).filter(([name, value]) =>
    pageFields[type].some(
      (field) =>
        field.name === name &&
        typeof value === typeof field.initial &&
        (!field.options || field.options.includes(value)),
    ),
  )
  return Object.fromEntries(known)
}
