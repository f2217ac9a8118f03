import type { ContentDraft } from './content'
import { contentKinds } from './content-kinds'
import type { ContentType } from './content-types'
import { blankFields, type ContentField, isFieldShown, listContentFields } from './kind-fields'

/** The form fields of every type, in the order of its schema. */
export const contentFields = listContentFields<ContentType>(contentKinds)

/** Initial values of a form: all fields empty, first options chosen. */
export function blankContent(type: ContentType): ContentDraft {
  return { ...blankFields(contentFields[type]), type }
}

/** Whether the field is shown with the current values of the other fields. */
export function isShown(field: ContentField, draft: ContentDraft): boolean {
  return isFieldShown(field, contentFields[draft.type], draft)
}
