import { ApiProblem } from './api/api-problem'
import type { CodeRow } from './code-row'

/**
 * Refuses changes to deleted and blocked codes. A deleted code can be restored and a blocked one
 * viewed, but neither can be changed.
 */
export function refuseUnlessLive({
  status,
  blockReason,
  deletedAt,
}: Pick<CodeRow, 'status' | 'blockReason' | 'deletedAt'>): void {
  if (deletedAt !== null) throw new ApiProblem('gone')
  if (status === 'blocked') {
    throw new ApiProblem('blocked', { ...(blockReason && { detail: blockReason }) })
  }
}
