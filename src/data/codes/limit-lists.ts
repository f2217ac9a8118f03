import 'server-only'
import { type Allowance, countVisit, findWait } from '../limit-visitors'
import { visitorAddress } from '../visitor-address'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'

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

/** Counts a request for a list before its body is read. */
export async function limitLists(request: Request): Promise<void> {
  const retrySeconds = await findWait(requests, visitorAddress(request))
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
}

/** Counts the codes of a list before they are read from the database. */
export async function limitListedCodes(request: Request, count: number): Promise<void> {
  const { count: listed, waitSeconds } = await countVisit(codes, visitorAddress(request), count)
  if (listed > codes.most) throw new ApiProblem('limited', { retrySeconds: waitSeconds })
}
