import * as z from '@/std/zod'
import { contentKinds } from './content-kinds'
import { type ContentType, isContentType } from './content-types'
import { type Encoded, encodeDraft, unknownType } from './encode-draft'
import type { FieldValue } from './field'

/** One shape for forms, share links, saved codes, batch rows and the API: what a person typed. */
export const contentSchema = z.discriminatedUnion('type', [
  contentKinds.text.schema,
  contentKinds.url.schema,
  contentKinds.document.schema,
  contentKinds.multimedia.schema,
  contentKinds.vcard.schema,
  contentKinds.map.schema,
  contentKinds.image.schema,
  contentKinds.event.schema,
  contentKinds.wifi.schema,
  contentKinds.email.schema,
  contentKinds.sms.schema,
  contentKinds.phone.schema,
  contentKinds.whatsapp.schema,
  contentKinds.epc.schema,
  contentKinds['swiss-qr-bill'].schema,
  contentKinds.pix.schema,
  contentKinds.upi.schema,
  contentKinds.otp.schema,
])

export type Content = z.output<typeof contentSchema>
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
