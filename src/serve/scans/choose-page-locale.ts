import type { CodeDocument } from '@/codes/code-document'
import { findLocale } from '@/i18n/find-locale'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

type Wishes = {
  /** What the address asks for. */
  asked: string | undefined
  /** What the cookie remembers. */
  chosen: string | undefined
  /** The browser's, best first. */
  languages: readonly string[]
}

/**
 * The language of the page that answers a scan. One with content is in a language that its owner
 * wrote; what is ours alone to say is said in the visitor's.
 */
export function choosePageLocale(
  { asked, chosen, languages }: Wishes,
  document: CodeDocument | undefined,
): Locale {
  const has = (locale: unknown): locale is Locale =>
    isLocale(locale) && (!document || locale in document.languages)
  if (has(asked)) return asked
  if (has(chosen)) return chosen
  const liked = languages.map((language) => findLocale([language])).find(has)
  return liked ?? document?.mainLocale ?? defaultLocale
}
