export type DifferentTranslations = { english: string; translations: Record<string, string[]> }

/**
 * Finds English messages with several translations in one language; returns each with the keys that
 * use it.
 */
export function findDifferentTranslations(
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): DifferentTranslations[] {
  const keysOf = new Map<string, Map<string, string[]>>()
  for (const [key, message] of english) {
    const translation = own.get(key)
    if (translation === undefined) continue
    const translations = keysOf.get(message) ?? new Map<string, string[]>()
    keysOf.set(message, translations)
    translations.set(translation, [...(translations.get(translation) ?? []), key])
  }
  return [...keysOf]
    .filter(([, translations]) => translations.size > 1)
    .map(([message, translations]) => ({
      english: message,
      translations: Object.fromEntries(translations),
    }))
}
