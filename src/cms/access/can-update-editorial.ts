import { canTranslateLocale } from './can-translate-locale'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'

/** Which of the fields a translator reaches is held by `protectSharedFields`. */
export const canUpdateEditorial: Predicate = ({ req }) =>
  isEditor({ req }) || canTranslateLocale({ req })
