import { publishedIn } from '@/cms/published-in'
import type { WorkStep } from '@/desk/states/work-steps'
import type { Locale } from '@/i18n/locales'

/**
 * Returns the state of a language that no user has worked on: to do, or approved if readers see what
 * is saved, such as seed content.
 */
export function stepWithoutWork(
  { draft, published }: { draft: object; published: object },
  locale: Locale,
): Extract<WorkStep, 'approved' | 'todo'> {
  const isPublic = publishedIn(draft).includes(locale) && publishedIn(published).includes(locale)
  return isPublic ? 'approved' : 'todo'
}
