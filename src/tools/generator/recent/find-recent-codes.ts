import type { PageType } from '@/qr/content'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { matchWords } from '@/tools/shared/shelf/match-words'

export type CodeQuery = { words: string; type: PageType | 'all' }

/** The codes of a type whose name or content contains every word. */
export function findRecentCodes(
  codes: readonly RecentCode[],
  { words, type }: CodeQuery,
): RecentCode[] {
  const matches = matchWords(words)
  return codes.filter(
    ({ name, draft }) =>
      (type === 'all' || draft.type === type) &&
      matches([name, ...Object.values(draft)].join('\n')),
  )
}
