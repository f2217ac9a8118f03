import { isLocale } from '@/i18n/locales'
import { isEditor } from './is-editor'
import { isReviewer } from './is-reviewer'
import type { Predicate } from './predicate'

/**
 * Allows approving and returning texts in the language of the request. Reviewers without assigned
 * languages review all.
 */
export const canReviewLocale: Predicate = ({ req }) => {
  if (!isLocale(req.locale)) return false
  if (isEditor({ req })) return true
  const own = req.user?.languages ?? []
  return isReviewer({ req }) && (own.length === 0 || own.includes(req.locale))
}
