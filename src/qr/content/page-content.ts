import type { ContentOf } from './content'
import { isPageType, type PageType } from './content-types'
import { type Encoded, encodeDraft, unknownType } from './encode-draft'
import type { FieldValue } from './field'
import { blankFields, type ContentField, isFieldShown, listContentFields } from './kind-fields'
import { pageKinds } from './page-kinds'

/** Counterpart of `content.ts` and `fields.ts`, restricted to the types with a page. */
export type PageContent = ContentOf<PageType>
export type PageDraft = { type: PageType } & Record<string, FieldValue>

export const pageFields = listContentFields<PageType>(pageKinds)

export function blankPageContent(type: PageType): PageDraft {
  return { ...blankFields(pageFields[type]), type }
}

export function isPageFieldShown(field: ContentField, draft: PageDraft): boolean {
  return isFieldShown(field, pageFields[draft.type], draft)
}

/** Encodes a draft as the text of a code, or returns all of its issues. Never throws. */
export function encodePageContent(draft: PageDraft | PageContent): Encoded<PageContent> {
  return isPageType(draft.type) ? encodeDraft(pageKinds[draft.type], draft) : unknownType
}

export function samplePageContent<Type extends PageType>(type: Type): ContentOf<Type> {
  return { ...pageKinds[type].sample } as ContentOf<Type>
}
