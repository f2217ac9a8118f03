/**
 * Adds the region of the visitor to a language: that of the first preferred locale in the same
 * language, else that of any other one. Without a region it returns the language.
 */
export function findRegionalLocale(language: string, preferred: readonly string[]): string {
  const known = preferred.flatMap((tag) => {
    const locale = parseLocale(tag)
    return locale?.region ? [locale] : []
  })
  const same = known.find((locale) => locale.language === language)
  if (same) return same.toString()
  const region = known[0]?.region
  return region ? `${language}-${region}` : language
}

function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
