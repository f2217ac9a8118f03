import type { ContentDraft } from './content'
import { contentKinds } from './content-kinds'
import type { ContentType } from './content-types'
import { blankFields, type ContentField, isFieldShown, listContentFields } from './kind-fields'

/** The form of every type, in the order of its schema. */
export const contentFields = listContentFields<ContentType>(contentKinds)

/** What a form starts with: nothing filled in, first options chosen. */
export function blankContent(type: ContentType): ContentDraft {
  return { ...blankFields(contentFields[type]), type }
}

/** Whether the field matters, given what else has been chosen. */
export function isShown(field: ContentField, draft: ContentDraft): boolean {
  return isFieldShown(field, contentFields[draft.type], draft)
}
