import 'server-only'
import { type Allowance, countVisit, findWait } from '../limit-visitors'
import { visitorAddress } from '../visitor-address'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { findListedId } from './list-owned-codes'

const requests: Allowance = {
  name: 'lists of codes',
  most: requestLimits.listsPerMinute,
  seconds: 60,
}
const codes: Allowance = {
  name: 'listed codes',
  most: requestLimits.listedCodesPerMinute,
  seconds: 60,
}

/**
 * Counts a list and its codes before they are read from the database: for its first code if the key
 * is right, so that others in the network cannot exhaust the limit of an owner, else for the network.
 */
export async function limitList(request: Request, list: readonly unknown[]): Promise<void> {
  const counted = (await findListedId(list[0])) ?? visitorAddress(request)
  const retrySeconds = await findWait(requests, counted)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const { count: listed, waitSeconds } = await countVisit(codes, counted, list.length)
  if (listed > codes.most) throw new ApiProblem('limited', { retrySeconds: waitSeconds })
}
