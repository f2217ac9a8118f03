import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { canReviewLocale } from '@/cms/access/can-review-locale'
import { isReviewer } from '@/cms/access/is-reviewer'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import type { Locale } from '@/i18n/locales'

/** Whether the user may approve and return texts in a language. */
export function mayReview(locale: Locale, req: PayloadRequest): boolean {
  const own = isolateObjectProperty(req, ['locale'])
  own.locale = locale
  return canReviewLocale({ req: own })
}

/** Whether the user may write a language of a document. Reviewers publish, but do not write. */
export async function mayWrite(
  target: PublicationTarget,
  locale: Locale,
  req: PayloadRequest,
): Promise<boolean> {
  return !isReviewer({ req }) && (await target.mayPublish(locale))
}
