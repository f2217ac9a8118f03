import { type Locale, locales } from './locales'

/**
 * Returns the site's locale for the first supported language of `tags`. Each tag is first compared
 * with whole codes (`pt-PT`), then by its language alone, so that `pt-BR` finds Portuguese.
 */
export function findLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const requestedTag = tag.toLowerCase()
    const [language] = requestedTag.split('-')
    const entry =
      locales.find(({ iso }) => iso.toLowerCase() === requestedTag) ??
      locales.find(({ code }) => code === language)
    if (entry) return entry.code
  }
  return undefined
}
