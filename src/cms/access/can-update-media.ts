import { canTranslateLocale } from './can-translate-locale'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'

/**
 * Translators edit the alternative text in their languages; the file is shared by all languages.
 */
export const canUpdateMedia: Predicate = ({ req }) => {
  if (isEditor({ req })) return true
  const changesFile = Boolean(req.file ?? req.query?.uploadEdits)
  return !changesFile && canTranslateLocale({ req })
}
