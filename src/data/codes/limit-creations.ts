import 'server-only'
import { creationLimits } from '@/codes'
import { type Allowance, countVisit, findWait, uncountVisit } from '../limit-visitors'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { createProofChallenge, isProof } from './proof-of-work'

const ofHour = { name: 'codes made in an hour', seconds: 3600 }
const ofDay = { name: 'codes made in a day', seconds: 86_400 }

const requests: Allowance = {
  name: 'requests to make codes',
  most: requestLimits.creationsPerMinute,
  seconds: 60,
}

/** Subtracts codes that were not created from the count. */
export type Uncount = (codes: number) => Promise<void>

/** Counts a request before any other work, because refused requests also have a cost. */
export async function limitCreationRequests(address: string): Promise<void> {
  const retrySeconds = await findWait(requests, address)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
}

/**
 * Counts new codes. Above a first limit, a proof of work is required; above the daily limit, codes
 * are refused until the next day.
 */
export async function countCreations(
  address: string,
  codes: number,
  proof: string | undefined,
): Promise<Uncount> {
  const [hour, day] = await Promise.all([
    countVisit(ofHour, address, codes),
    countVisit(ofDay, address, codes),
  ])
  const uncount: Uncount = async (times) => {
    if (times === 0) return
    await Promise.all([uncountVisit(ofHour, address, times), uncountVisit(ofDay, address, times)])
  }
  if (day.count > creationLimits.perDay) {
    await uncount(codes)
    throw new ApiProblem('limited', { retrySeconds: day.waitSeconds })
  }
  const isFree = hour.count <= creationLimits.freePerHour && day.count <= creationLimits.freePerDay
  if (!isFree && !(proof && (await isProof(proof)))) {
    await uncount(codes)
    throw new ApiProblem('proof', { challenge: await createProofChallenge() })
  }
  return uncount
}
