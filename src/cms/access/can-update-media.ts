import { canTranslateLocale } from './can-translate-locale'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'

/** Translators put the alternative text into their language; the file itself is everybody's. */
export const canUpdateMedia: Predicate = ({ req }) => {
  if (isEditor({ req })) return true
  const changesFile = Boolean(req.file ?? req.query?.uploadEdits)
  return !changesFile && canTranslateLocale({ req })
}
