import 'server-only'
import { type Allowance, countVisit } from '../limit-visitors'
import { visitorAddress } from '../visitor-address'
import { ApiProblem } from './api/api-problem'
import { formatRateLimits, type RateLimit } from './api/rate-limits'
import { requestLimits } from './api/request-limits'
import type { OwnedCode } from './get-owned-code'

const ofCode: Allowance = {
  name: 'edits of one code',
  most: requestLimits.editsPerMinute,
  seconds: 60,
}
const ofNetwork: Allowance = {
  name: 'edits',
  most: requestLimits.networkEditsPerMinute,
  seconds: 60,
}

/**
 * Counts an edit before its body is read, and returns headers with what remains. Callers check the
 * edit key first, so that only the owner of a code can exhaust its limit.
 */
export async function limitEdits(
  request: Request,
  { id, keyId }: OwnedCode,
): Promise<Record<string, string>> {
  const limits = await Promise.all([
    countEdit('code', ofCode, id),
    // Requests with a workspace key have a limit of their own.
    ...(keyId === null ? [countEdit('network', ofNetwork, visitorAddress(request))] : []),
  ])
  const waits = limits.map(({ quota, count, resetSeconds }) => (count > quota ? resetSeconds : 0))
  const retrySeconds = Math.max(...waits)
  const headers = formatRateLimits(limits)
  if (retrySeconds > 0) throw new ApiProblem('limited', { retrySeconds, headers })
  return headers
}

async function countEdit(policy: string, limit: Allowance, counted: string): Promise<RateLimit> {
  const { count, waitSeconds: resetSeconds } = await countVisit(limit, counted)
  return { policy, quota: limit.most, windowSeconds: limit.seconds, count, resetSeconds }
}
