/**
 * The only list of languages, used by Payload, the router, `<html lang>`, hreflang, the sitemap and
 * the tests. A new language needs one line here and one catalog in `messages/`.
 *
 * - `code`: path prefix, sub-domain label, catalog name and CMS locale
 * - `iso`: the locale for `Intl` and next-intl: without its region, pt would be written as in Brazil
 * - `lang`: the BCP 47 tag for `<html lang>` and hreflang
 */
export const locales = [
  { code: 'en', iso: 'en-US', lang: 'en', name: 'English' },
  { code: 'vi', iso: 'vi-VN', lang: 'vi', name: 'Tiếng Việt' },
  { code: 'de', iso: 'de-DE', lang: 'de', name: 'Deutsch' },
  { code: 'es', iso: 'es-ES', lang: 'es', name: 'Español' },
  { code: 'fr', iso: 'fr-FR', lang: 'fr', name: 'Français' },
  { code: 'it', iso: 'it-IT', lang: 'it', name: 'Italiano' },
  { code: 'ja', iso: 'ja-JP', lang: 'ja', name: '日本語' },
  { code: 'nl', iso: 'nl-NL', lang: 'nl', name: 'Nederlands' },
  { code: 'pt', iso: 'pt-PT', lang: 'pt-PT', name: 'Português' },
  { code: 'zh', iso: 'zh-CN', lang: 'zh-Hans', name: '简体中文' },
] as const

export type LocaleEntry = (typeof locales)[number]
export type Locale = LocaleEntry['code']

export const defaultLocale = 'en' satisfies Locale

export const localeCodes: readonly Locale[] = locales.map((entry) => entry.code)

export function isLocale(value: unknown): value is Locale {
  return localeCodes.includes(value as Locale)
}

/** Returns the tag for `Intl` of a language, such as pt-PT; other tags are returned as they are. */
export function intlTag(language: string): string {
  return locales.find(({ code }) => code === language)?.iso ?? language
}

/** Returns the language of a tag such as pt-PT; a language alone is its own. */
export function localeOfTag(tag: string): Locale {
  const entry = locales.find(({ code, iso }) => iso === tag || code === tag)
  if (!entry) throw new Error(`Unknown locale ${tag}`)
  return entry.code
}

export function getLocale(code: Locale): LocaleEntry {
  const entry = locales.find((candidate) => candidate.code === code)
  if (!entry) throw new Error(`Unknown locale ${code}`)
  return entry
}
