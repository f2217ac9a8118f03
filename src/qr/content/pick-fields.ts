import type { PageType } from './content-types'
import { type PageDraft, pageFields } from './page-content'

/** Returns the values whose field still exists in the type and whose value has the right type. */
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
