import { type Locale, localeCodes } from '@/i18n/locales'

/** Those of our locales that a list names, in our order. */
export function sortLocales(codes: readonly string[]): Locale[] {
  return localeCodes.filter((code) => codes.includes(code))
}
