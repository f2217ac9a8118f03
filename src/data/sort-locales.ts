import { type Locale, localeCodes } from '@/i18n/locales'

/** Returns the locales of the site that are in a list, in the order of `locales.ts`. */
export function sortLocales(codes: readonly string[]): Locale[] {
  return localeCodes.filter((code) => codes.includes(code))
}
