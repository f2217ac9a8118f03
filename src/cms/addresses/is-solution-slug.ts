import { isLocale } from '@/i18n/locales'
import { fixedNames } from '@/paths'
import { isEditorPage } from '@/qr/content'
import { isSlug } from './is-slug'

/** Returns whether a solution can have the address `/slug`, which no other page uses. */
export function isSolutionSlug(slug: string): boolean {
  return isSlug(slug) && !isReservedSlug(slug)
}

/** Returns whether `/slug` is another page, a type of the generator or a language. */
export function isReservedSlug(slug: string): boolean {
  return fixedNames.has(slug) || isEditorPage(slug) || isLocale(slug)
}
