import brandDomains from './brands.json' with { type: 'json' }

export type Brand = {
  /** The words of the name; the first is the usual one. */
  words: readonly string[]
  /** The main domain, to show to readers. */
  domain: string
  /** Whether the words have an ordinary meaning, too. */
  isOrdinary: boolean
}

const official = new Set<string>()
const regional = new Set<string>()

/**
 * Brands whose names are imitated, from the yearly reports of the Anti-Phishing Working Group and of
 * national consumer and cyber-security agencies, plus the largest banks, parcel services, payment
 * services and authorities of the countries of our languages. `brands.schema.json` describes the
 * file.
 */
export const brands: readonly Brand[] = Object.entries(brandDomains).map(([names, list]) => {
  const domains = list.split(' ')
  for (const domain of domains) {
    if (domain.endsWith('.*')) regional.add(domain.slice(0, -2))
    else official.add(domain)
  }
  return {
    words: names.replace('?', '').split(','),
    domain: (domains[0] ?? '').replace('*', 'com'),
    isOrdinary: names.startsWith('?'),
  }
})

/** Endings that anyone can register for nothing or next to nothing, so they are not regional. */
const regionalEnding =
  /^(?:(?:com?|net|org|gov)\.)?(?!tk$|ml$|ga$|cf$|gq$|cc$|pw$|su$|ws$|la$|to$)[a-z]{2}$|^com$/

/** Whether a host belongs to one of the brands. */
export function isBrandDomain(host: string, domain: string, label: string, ending: string) {
  if (regional.has(label) && regionalEnding.test(ending)) return true
  const labels = host.split('.')
  return official.has(domain) || labels.some((_, at) => official.has(labels.slice(at).join('.')))
}

/** Finds the official domain that is spelled out inside a host, as in `paypal.com.example.net`. */
export function findSpelledDomain(labels: readonly string[]): string | undefined {
  for (let at = 0; at + 1 < labels.length; at++) {
    const two = `${labels[at]}.${labels[at + 1]}`
    if (official.has(two)) return two
    const isRegional = regional.has(labels[at] ?? '') && regionalEnding.test(labels[at + 1] ?? '')
    if (isRegional) return two
  }
  return undefined
}
