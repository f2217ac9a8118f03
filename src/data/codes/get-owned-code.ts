import 'server-only'
import { editKeyPattern, readSlug } from '@/codes'
import { type Allowance, findWait } from '../limit-visitors'
import { readBearer } from '../read-bearer'
import { visitorAddress } from '../visitor-address'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { type CodeRow, findCodeRow } from './code-row'
import { isKeyOf } from './edit-key-hash'

const wrongKeys: Allowance = {
  name: 'wrong edit keys',
  most: requestLimits.wrongKeysPerHour,
  seconds: 3600,
}
/** The same limit as for scans of unknown codes. */
const unknownCodes: Allowance = { name: 'unknown codes', most: 60, seconds: 60 }

/**
 * Returns the code of a request that contains its edit key, also if the code is deleted or blocked.
 * The right key is never refused, whatever others in the same network have tried.
 */
export async function getOwnedCode(request: Request, slug: string): Promise<CodeRow> {
  const row = await getCode(request, slug)
  const editKey = readBearer(request)
  if (editKeyPattern.test(editKey) && isKeyOf(row.editKeyHash, editKey)) return row
  const retrySeconds = await findWait(wrongKeys, visitorAddress(request))
  throw retrySeconds ? new ApiProblem('limited', { retrySeconds }) : new ApiProblem('unauthorised')
}

async function getCode(request: Request, written: string): Promise<CodeRow> {
  const slug = readSlug(written)
  return (slug && (await findCodeRow(slug))) || refuseUnknown(request)
}

/** Throws the problem for an unknown code, or refuses the caller after many attempts. */
export async function refuseUnknown(request: Request): Promise<never> {
  const retrySeconds = await findWait(unknownCodes, visitorAddress(request))
  throw retrySeconds ? new ApiProblem('limited', { retrySeconds }) : new ApiProblem('unknown')
}
