import * as z from '@/std/zod'
import { contentKinds } from './content-kinds'
import { type ContentType, isContentType } from './content-types'
import type { ContentKind } from './define-content'
import type { FieldValue } from './field'
import { type ErrorKey, errorKeys, type Issue, type MessageValues, type Warning } from './issue'

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
])

export type Content = z.output<typeof contentSchema>
export type ContentOf<Type extends ContentType> = Extract<Content, { type: Type }>

/** Content in the making; absent members count as not filled in. */
export type ContentDraft = { type: ContentType } & Record<string, FieldValue>

export type EncodedContent =
  | { ok: true; text: string; content: Content; warnings: Warning[] }
  | { ok: false; issues: Issue[] }

/** The text of the code for a draft, or all that keeps the draft from being one. Never throws. */
export function encodeContent(draft: ContentDraft | Content): EncodedContent {
  if (!isContentType(draft.type)) return { ok: false, issues: [{ path: 'type', key: 'invalid' }] }
  return encodeAs(contentKinds[draft.type] as unknown as ContentKind, draft)
}

export function sampleContent<Type extends ContentType>(type: Type): ContentOf<Type> {
  return { ...contentKinds[type].sample } as ContentOf<Type>
}

function encodeAs(kind: ContentKind, draft: unknown): EncodedContent {
  const parsed = z.safeParse(kind.schema, draft)
  if (!parsed.success) return { ok: false, issues: parsed.error.issues.map(toIssue) }
  const text = kind.encode(parsed.data)
  const warnings = kind.lint(parsed.data, text)
  return { ok: true, text, content: parsed.data as Content, warnings }
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.join('.')
  const key = errorKeys.includes(issue.message as ErrorKey)
    ? (issue.message as ErrorKey)
    : 'invalid'
  const values = issue.code === 'custom' ? (issue.params?.values as MessageValues) : undefined
  return values ? { path, key, values } : { path, key }
}
