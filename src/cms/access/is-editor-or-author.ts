import { isAuthor } from './is-author'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'

/** Everybody who may start something new: an article, a picture. */
export const isEditorOrAuthor: Predicate = ({ req }) => isEditor({ req }) || isAuthor({ req })
