import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/**
 * Formats a number that is valid in a country with its country code; undefined if it is not. Load
 * it on demand: the numbering plans of all countries are large.
 *
 * @param country ISO 3166-1, two letters
 */
export function formatInternationalPhone(phone: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode)
  return parsed?.isValid() ? parsed.formatInternational() : undefined
}
