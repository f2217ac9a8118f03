import { type Fault, faultsOf } from './fault'

/**
 * English words that read as archaic or translated, each with what to write instead. Words that are
 * wrong in one sense only ("takes", "holds") are left to the reader.
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

/** Words of English texts and comments that the style guide rules out. */
export function findBannedWords(text: string): Fault[] {
  return patterns.flatMap(({ rule, pattern }) => faultsOf(rule, pattern, text))
}
