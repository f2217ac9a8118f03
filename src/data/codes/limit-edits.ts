import 'server-only'
import { type Allowance, findWait } from '../limit-visitors'
import { visitorAddress } from '../visitor-address'
import { ApiProblem } from './api/api-problem'
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
 * Counts an edit before its body is read. Callers check the edit key first, so that only the owner
 * of a code can exhaust its limit.
 */
export async function limitEdits(request: Request, { id, keyId }: OwnedCode): Promise<void> {
  const waits = await Promise.all([
    findWait(ofCode, id),
    // Requests with a workspace key have a limit of their own.
    keyId === null ? findWait(ofNetwork, visitorAddress(request)) : undefined,
  ])
  const retrySeconds = Math.max(...waits.map((wait) => wait ?? 0))
  if (retrySeconds > 0) throw new ApiProblem('limited', { retrySeconds })
}
