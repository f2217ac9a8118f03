/**
 * Digits and consonants that neither look alike nor spell words, in small or capital letters. All
 * are in the alphanumeric mode of ISO/IEC 18004, table 5, in capitals.
 */
export const slugAlphabet = '23456789bcdfghjkmnpqrstvwxz'
export const slugLength = 8

/**
 * A slug by chance, of 27^8 (282 thousand million); `draw` gives whole numbers from 0 below its
 * argument.
 */
export function makeSlug(draw: (below: number) => number): string {
  let slug = ''
  while (slug.length < slugLength) slug += slugAlphabet[draw(slugAlphabet.length)]
  return hasBadWord(slug) ? makeSlug(draw) : slug
}

/** The stored form of a slug as someone wrote it; undefined where it cannot be one. */
export function readSlug(written: string): string | undefined {
  const slug = written.toLowerCase()
  return slug.length === slugLength && [...slug].every((sign) => slugAlphabet.includes(sign))
    ? slug
    : undefined
}

/** Words that need no vowels to be read. */
const badWords = [
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

function hasBadWord(slug: string): boolean {
  return badWords.some((word) => slug.includes(word))
}
