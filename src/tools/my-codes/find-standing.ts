import type { CodeView } from '@/codes/code-view'

/** How a code stands, in one word: what keeps it from leading on comes first. */
export function findStanding({
  deletedAt,
  status,
  hasEnded,
}: Pick<CodeView, 'deletedAt' | 'status' | 'hasEnded'>) {
  if (deletedAt) return 'deleted'
  return hasEnded && status === 'active' ? 'ended' : status
}
