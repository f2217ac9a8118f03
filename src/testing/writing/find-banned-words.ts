import { type Fault, faultsOf } from './fault'

/**
 * English words that read as archaic or translated, each with its replacement. Words that are wrong
 * in one sense only are left to the reviewer.
 */
const bannedWords: Record<string, string> = {
  'whoever|whosoever': 'name the person: the visitor, the owner',
  'nobody|no-one': 'no visitor, no caller; or say what happens',
  'somebody|someone else’s own': 'a visitor, a caller',
  anew: 'again',
  'mend|mends|mended|mending': 'repair, fix',
  beside: 'next to, as well as',
  'by itself|by themselves': 'automatically',
  'one’s own': 'your own',
  'told of': 'notified',
  'as soon as it is known': 'name the event',
  'come to nothing': 'fail',
  'part company': 'no longer match',
}

const patterns = Object.entries(bannedWords).map(([words, instead]) => ({
  rule: `“${words.split('|')[0]}”: ${instead}`,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu'),
}))

/** Finds words in English texts and comments that the style guide excludes. */
export function findBannedWords(text: string): Fault[] {
  return patterns.flatMap(({ rule, pattern }) => faultsOf(rule, pattern, text))
}
