export type Address = Record<'street' | 'postcode' | 'city' | 'region' | 'country', string>

/**
 * Formats an address in lines: Chinese and Japanese addresses from the largest part to the
 * smallest, addresses in English-speaking countries and Vietnam with the postcode after the town,
 * all others with the postcode before it.
 *
 * @param locale locale of the reader or the page, used if the country is empty
 */
export function writeAddress(address: Address, locale: string): string {
  const parts = Object.entries(address).map(([name, value]) => [name, value.trim()])
  const { street, postcode, city, region, country } = Object.fromEntries(parts) as Address
  const lines = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(region + city + street)
    ? writeLargeToSmall({ street, postcode, city, region, country })
    : isPostcodeLast(postcode, country, locale)
      ? [street, [city, join(region, postcode)].filter(Boolean).join(region ? ', ' : ' '), country]
      : [street, join(postcode, city), region, country]
  return lines.filter(Boolean).join('\n')
}

function writeLargeToSmall({ street, postcode, city, region, country }: Address): string[] {
  const place = region + city + street
  const isJapanese = /^〒?\d{3}-?\d{4}$/.test(postcode)
  return isJapanese
    ? [`〒${postcode.replace('〒', '')}`, place, country]
    : [country, place, postcode]
}

const postcodeLast =
  /^(u\.?s\.?(a\.?)?|united states.*|u\.?k\.?|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|canada|australia|new zealand|india|singapore|vi[eệ]t ?nam)$/i

function isPostcodeLast(postcode: string, country: string, locale: string): boolean {
  // British, Irish and Canadian postcodes have letters; Dutch ones end with two.
  if (/[a-z]/i.test(postcode)) return !/^\d{4} ?[a-z]{2}$/i.test(postcode)
  return country === '' ? locale === 'en' || locale === 'vi' : postcodeLast.test(country)
}

function join(...words: readonly string[]): string {
  return words.filter(Boolean).join(' ')
}
