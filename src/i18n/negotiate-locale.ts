import Negotiator from 'negotiator'
import { findLocale } from './find-locale'
import { defaultLocale, isLocale, type Locale } from './locales'

/** A visitor's language: the one once chosen, else the browser's first that we speak. */
export function negotiateLocale({
  chosen,
  acceptLanguage,
}: {
  /** What the cookie says. */
  chosen: string | undefined
  acceptLanguage: string | null
}): Locale {
  if (isLocale(chosen)) return chosen
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } })
  return findLocale(negotiator.languages()) ?? defaultLocale
}
