import { isPageType } from './content-types'
import { blankPageContent, type PageDraft } from './page-content'
import { pickFields } from './pick-fields'

/**
 * Reads a draft from outside: storage, a link, a file. Missing fields get their initial values,
 * unknown ones are dropped. Returns undefined for a type without a page. Never throws.
 */
export function readDraft(value: unknown): PageDraft | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined
  const { type } = value
  return isPageType(type)
    ? ({ ...blankPageContent(type), ...pickFields(type, value), type } as PageDraft)
    : undefined
}
