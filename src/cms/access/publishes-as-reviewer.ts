import { canReviewLocale } from './can-review-locale'
import { isReviewer } from './is-reviewer'
import type { Predicate } from './predicate'

type Args = Parameters<Predicate>[0] & { data?: unknown }

/**
 * Allows reviewers to publish and unpublish what is saved. They do not edit, so a request with any
 * other value is refused.
 */
export const publishesAsReviewer = ({ req, data }: Args): boolean => {
  if (!isReviewer({ req }) || !canReviewLocale({ req })) return false
  // `rememberDraftSave` notes it before access is checked.
  if (req.context.savesDraft) return false
  const names = typeof data === 'object' && data ? Object.keys(data) : []
  return names.length === 1 && names[0] === '_status'
}
