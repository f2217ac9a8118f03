import * as z from '@/std/zod'
import { contentKinds } from './content-kinds'
import { type ContentType, isContentType } from './content-types'
import { type Encoded, encodeDraft, unknownType } from './encode-draft'
import type { FieldValue } from './field'

export type Content = z.output<(typeof contentKinds)[ContentType]['schema']>

/** One shape for forms, share links, saved codes, batch rows and the API: what a person typed. */
export const contentSchema = z.discriminatedUnion(
  'type',
  Object.values(contentKinds).map(({ schema }) => schema) as unknown as [
    z.ZodMiniObject<{ type: z.ZodMiniLiteral<ContentType> }>,
  ],
) as unknown as z.ZodMiniType<Content>

export type ContentOf<Type extends ContentType> = Extract<Content, { type: Type }>

/** Content in the making; absent members count as not filled in. */
export type ContentDraft = { type: ContentType } & Record<string, FieldValue>

export type EncodedContent = Encoded<Content>

/** The text of the code for a draft, or all that keeps the draft from being one. Never throws. */
export function encodeContent(draft: ContentDraft | Content): EncodedContent {
  return isContentType(draft.type) ? encodeDraft(contentKinds[draft.type], draft) : unknownType
}

export function sampleContent<Type extends ContentType>(type: Type): ContentOf<Type> {
  return { ...contentKinds[type].sample } as ContentOf<Type>
}
