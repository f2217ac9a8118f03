import { canTranslateLocale } from './can-translate-locale'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'

/**
 * Allows editors and translators of the locale; `protectSharedFields` limits the fields for
 * translators.
 */
export const canUpdateEditorial: Predicate = ({ req }) =>
  isEditor({ req }) || canTranslateLocale({ req })
