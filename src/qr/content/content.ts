import { contentKinds } from './content-kinds'
import { type ContentType, isContentType } from './content-types'
import { anyKind } from './define-content'
import { type Encoded, encodeDraft, unknownType } from './encode-draft'
import type { FieldValue } from './field'

export type Content = (typeof contentKinds)[ContentType]['sample']

export type ContentOf<Type extends ContentType> = Extract<Content, { type: Type }>

/** Incomplete content; absent members count as empty. */
export type ContentDraft = { type: ContentType } & Record<string, FieldValue>

export type EncodedContent = Encoded<Content>

/**
 * Reads content from outside, such as storage, a file or the API; undefined if it is invalid. Never
 * throws.
 */
export function readContent(value: unknown): Content | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined
  if (!isContentType(value.type)) return undefined
  const checked = contentKinds[value.type].schema.check(value)
  return checked.ok ? checked.content : undefined
}

/** Encodes a draft as the text of a code, or returns all of its issues. Never throws. */
export function encodeContent(draft: ContentDraft | Content): EncodedContent {
  return isContentType(draft.type) ? encodeDraft(contentKinds[draft.type], draft) : unknownType
}

/** Returns the text that identifies a code for its owner: network name, address or event. */
export function contentTitle(content: Content): string {
  return anyKind<Content>(contentKinds[content.type]).title(content)
}

export function sampleContent<Type extends ContentType>(type: Type): ContentOf<Type> {
  return { ...contentKinds[type].sample } as ContentOf<Type>
}
