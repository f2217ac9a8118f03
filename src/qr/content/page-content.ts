import type { ContentOf } from './content'
import { isPageType, type PageType } from './content-types'
import { anyKind, type SymbolRules } from './define-content'
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

const kindOf = (type: PageType) => anyKind<PageContent>(pageKinds[type])

/** Returns the text that identifies a code for its owner: network name, address or event. */
export function pageContentTitle(content: PageContent): string {
  return kindOf(content.type).title(content)
}

/** Returns the heading of a hosted page; '' if the content has no name. */
export function pageHeading(content: PageContent): string {
  return kindOf(content.type).pageTitle?.(content) ?? ''
}

/** All effects of a type that a scan can have; message keys under `content.effects.<type>`. */
export function listScanEffects(type: PageType): readonly string[] {
  return kindOf(type).effects ?? []
}

/** Returns the expected effects of a draft, complete or not, the main one first. */
export function findScanEffects(draft: PageDraft): readonly string[] {
  return kindOf(draft.type).findEffects?.(draft) ?? []
}

/** Whether a draft has a secret, such as a password, that its code would reveal. */
export function hasPageSecret(draft: PageDraft): boolean {
  return pageFields[draft.type].some(
    (field) => field.isSecret && isPageFieldShown(field, draft) && Boolean(draft[field.name]),
  )
}

/** Replaces the secrets of a type in the text of a code. */
export function hidePageSecret(type: PageType, text: string): string {
  return kindOf(type).hideSecret?.(text) ?? text
}

/** Returns the level and the largest version that the specification of a type requires, if any. */
export function symbolRulesOf(type: PageType): SymbolRules | undefined {
  return kindOf(type).symbol
}

export function samplePageContent<Type extends PageType>(type: Type): ContentOf<Type> {
  return { ...pageKinds[type].sample } as ContentOf<Type>
}
