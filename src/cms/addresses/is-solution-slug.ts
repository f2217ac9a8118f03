import { isLocale } from '@/i18n/locales'
import { fixedNames } from '@/paths'
import { isPageType } from '@/qr/content/content-types'
import { isSlug } from './is-slug'

/** Whether a solution can have the address `/slug`, which all other pages leave free. */
export function isSolutionSlug(slug: string): boolean {
  return isSlug(slug) && !isReservedSlug(slug)
}

/** Whether `/slug` is another page, a type of the generator or a language. */
export function isReservedSlug(slug: string): boolean {
  return fixedNames.has(slug) || isPageType(slug) || isLocale(slug)
}
