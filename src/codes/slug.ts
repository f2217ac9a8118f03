/**
 * Digits and consonants that cannot be confused with each other and do not form words, upper or
 * lower case. In upper case, all are in the alphanumeric mode of ISO/IEC 18004, table 5.
 */
const slugAlphabet = '23456789bcdfghjkmnpqrstvwxz'
const slugLength = 8

/**
 * Returns a random slug, one of 27^8 (282 billion). `draw` returns whole numbers from 0 (inclusive)
 * to its argument (exclusive).
 */
export function makeSlug(draw: (below: number) => number): string {
  let slug = ''
  while (slug.length < slugLength) slug += slugAlphabet[draw(slugAlphabet.length)]
  return hasBlockedWord(slug) ? makeSlug(draw) : slug
}

export const chosenSlugLength = { min: 3, max: 64 } as const
/** A regular expression for random and chosen slugs in lower case: 3 to 64 characters. */
export const slugSource = '[a-z0-9][a-z0-9-]{1,62}[a-z0-9]'
/** Shown in place of a slug until a code is saved, and as long as a random one; never a slug. */
export const unsavedSlug = 'notsaved'
const slugPattern = new RegExp(`^${slugSource}$`)

/** Returns the stored form of a typed slug; undefined if it is invalid. */
export function readSlug(written: string): string | undefined {
  const slug = written.toLowerCase()
  return slugPattern.test(slug) && slug !== unsavedSlug ? slug : undefined
}

/**
 * Lists the random slugs that can be confused with a folded slug: those that `foldSlug` folds to it.
 */
export function listRandomTwins(folded: string): string[] {
  let twins = ['']
  for (const sign of folded) {
    const written = { m: ['m', 'rn'], w: ['w', 'vv'] }[sign] ?? [sign]
    twins = twins
      .flatMap((start) => written.map((end) => start + end))
      .filter((twin) => twin.length <= slugLength)
  }
  return twins.filter(
    (twin) => twin.length === slugLength && [...twin].every((sign) => slugAlphabet.includes(sign)),
  )
}

/** Returns a form that slugs share if readers can confuse them. */
export function foldSlug(slug: string): string {
  return slug
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
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
