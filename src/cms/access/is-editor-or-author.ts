import { isAuthor } from './is-author'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'

/** Allows roles that may create articles and pictures. */
export const isEditorOrAuthor: Predicate = ({ req }) => isEditor({ req }) || isAuthor({ req })
