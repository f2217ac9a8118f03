import type { ContentDraft } from './content'
import { contentKinds } from './content-kinds'
import { type ContentType, contentTypes } from './content-types'
import { type FieldMeta, fieldRegistry } from './field'

export type ContentField = FieldMeta & { name: string }

/** The form of every type, in the order of its schema. */
export const contentFields: Readonly<Record<ContentType, readonly ContentField[]>> = (() => {
  const fields = {} as Record<ContentType, readonly ContentField[]>
  for (const type of contentTypes) fields[type] = fieldsOf(type)
  return fields
})()

/** What a form starts with: nothing filled in, first options chosen. */
export function blankContent(type: ContentType): ContentDraft {
  const initial = contentFields[type].map((field) => [field.name, field.initial])
  return { type, ...Object.fromEntries(initial) }
}

/** Whether the field matters, given what else has been chosen. */
export function isShown({ shownWhen }: ContentField, draft: ContentDraft): boolean {
  if (!shownWhen) return true
  const other = contentFields[draft.type].find((field) => field.name === shownWhen.field)
  const value = draft[shownWhen.field] ?? other?.initial
  return value !== undefined && shownWhen.is.includes(value)
}

function fieldsOf(type: ContentType): ContentField[] {
  return Object.entries(contentKinds[type].schema.shape).flatMap(([name, member]) => {
    const meta = fieldRegistry.get(member)
    return meta ? [{ name, ...meta }] : []
  })
}
