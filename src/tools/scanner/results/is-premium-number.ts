import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/**
 * Whether the numbering plan of the number's country lists it as premium rate. Load it on demand:
 * the plans of all countries are large.
 *
 * @param country of the reader, in which numbers without a country code are dialed
 */
export function isPremiumNumber(phone: string, country: string): boolean {
  const region = isSupportedCountry(country) ? (country as CountryCode) : undefined
  return parsePhoneNumberFromString(phone, region)?.getType() === 'PREMIUM_RATE'
}
