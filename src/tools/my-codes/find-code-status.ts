import type { CodeView } from '@/codes'

/** Returns the status of a code in one word. A status that prevents forwarding has priority. */
export function findCodeStatus({
  deletedAt,
  status,
  hasEnded,
}: Pick<CodeView, 'deletedAt' | 'status' | 'hasEnded'>) {
  if (deletedAt) return 'deleted'
  return hasEnded && status === 'active' ? 'ended' : status
}
