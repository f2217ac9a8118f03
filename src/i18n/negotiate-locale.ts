import Negotiator from 'negotiator'
import { findLocale } from './find-locale'
import { defaultLocale, isLocale, type Locale } from './locales'

/**
 * Returns the visitor's language: the chosen one, otherwise the first supported language of the
 * browser.
 */
export function negotiateLocale({
  chosen,
  acceptLanguage,
}: {
  /** Value of the cookie. */
  chosen: string | undefined
  acceptLanguage: string | null
}): Locale {
  if (isLocale(chosen)) return chosen
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } })
  return findLocale(negotiator.languages()) ?? defaultLocale
}
