import { canTranslateLocale } from './can-translate-locale'
import { isEditor } from './is-editor'
import type { Predicate } from './predicate'
import { publishesAsReviewer } from './publishes-as-reviewer'

/**
 * Allows editors, translators of the locale, and reviewers for publications; `protectSharedFields`
 * limits the fields for translators.
 */
export const canUpdateEditorial = (args: Parameters<Predicate>[0] & { data?: unknown }): boolean =>
  isEditor(args) || canTranslateLocale(args) || publishesAsReviewer(args)
