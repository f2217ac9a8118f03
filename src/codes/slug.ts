/**
 * Digits and consonants that cannot be confused with each other and do not form words, upper or
 * lower case. In upper case, all are in the alphanumeric mode of ISO/IEC 18004, table 5.
 */
export const slugAlphabet = '23456789bcdfghjkmnpqrstvwxz'
export const slugLength = 8

/**
 * Returns a random slug, one of 27^8 (282 billion). `draw` returns whole numbers from 0 (inclusive)
 * to its argument (exclusive).
 */
export function makeSlug(draw: (below: number) => number): string {
  let slug = ''
  while (slug.length < slugLength) slug += slugAlphabet[draw(slugAlphabet.length)]
  return hasBlockedWord(slug) ? makeSlug(draw) : slug
}

/** Returns the stored form of a typed slug; undefined if it is invalid. */
export function readSlug(written: string): string | undefined {
  const slug = written.toLowerCase()
  return slug.length === slugLength && [...slug].every((sign) => slugAlphabet.includes(sign))
    ? slug
    : undefined
}

/** Words that are readable without vowels. */
const blockedWords = [
  'fck',
  'fvck',
  'sht',
  'cnt',
  'dck',
  'ngr',
  'nzs',
  'kkk',
  'kkkk',
  'hh88',
  '88hh',
  'sx',
  'xxx',
  'ptn',
  'crp',
  'wtf',
  'stfu',
  'bsdm',
  'fgt',
  'rpd',
  'zsr',
]

function hasBlockedWord(slug: string): boolean {
  return blockedWords.some((word) => slug.includes(word))
}
