import 'server-only'
import { creationLimits } from '@/codes'
import { type Allowance, countVisit, findWait, readCount, uncountVisit } from '../limit-visitors'
import { keyRequests, type Workspace } from '../workspaces/get-workspace'
import { newCodes } from '../workspaces/place-codes'
import { ApiProblem } from './api/api-problem'
import { formatRateLimits, type RateLimit } from './api/rate-limits'
import { requestLimits } from './api/request-limits'
import { createProofChallenge, isProof } from './proof-of-work'

/** Codes that need no proof of work; `proven` are those that had one. */
const free: readonly Allowance[] = [
  { name: 'codes made in an hour', most: creationLimits.freePerHour, seconds: 3600 },
  { name: 'codes made in a day', most: creationLimits.freePerDay, seconds: 86_400 },
]
const proven: Allowance = {
  name: 'codes made with proof in a day',
  most: creationLimits.perDay - creationLimits.freePerDay,
  seconds: 86_400,
}
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
 * Counts new codes. Codes beyond the free ones require a proof of work, and have a limit of their
 * own, so free codes leave room for a request with the maximum number of codes.
 */
export async function countCreations(
  address: string,
  codes: number,
  proof: string | undefined,
): Promise<Uncount> {
  if (await countWithin(free, address, codes)) return (times) => uncount(free, address, times)
  const isWithin = await countWithin([proven], address, codes)
  if (!isWithin) throw await describeExceeded(address, codes)
  if (!(proof && (await isProof(proof)))) {
    await uncount([proven], address, codes)
    throw new ApiProblem('proof', { challenge: await createProofChallenge() })
  }
  return (times) => uncount([proven], address, times)
}

/** Counts codes if all limits allow them, otherwise none. Returns whether they do. */
async function countWithin(
  limits: readonly Allowance[],
  address: string,
  codes: number,
): Promise<boolean> {
  const counts = await Promise.all(limits.map((limit) => countVisit(limit, address, codes)))
  if (limits.every(({ most }, at) => (counts[at]?.count ?? 0) <= most)) return true
  await uncount(limits, address, codes)
  return false
}

async function uncount(limits: readonly Allowance[], address: string, codes: number) {
  if (codes === 0) return
  await Promise.all(limits.map((limit) => uncountVisit(limit, address, codes)))
}

async function describeExceeded(address: string, codes: number): Promise<ApiProblem> {
  const { count, waitSeconds: seconds } = await readCount(proven, address)
  const remaining = Math.max(0, proven.most - count)
  return new ApiProblem('limited', {
    retrySeconds: seconds,
    values: { seconds, remaining },
    detail: `${codes} codes were requested, and ${remaining} more can be created today`,
  })
}

const ofNetwork = [
  { policy: 'hour', limit: free[0] as Allowance },
  { policy: 'day', limit: free[1] as Allowance },
  { policy: 'proof', limit: proven },
  { policy: 'requests', limit: requests },
]
const ofWorkspace = [{ policy: 'day', limit: newCodes }]
const ofKey = [{ policy: 'requests', limit: keyRequests }]

/**
 * Returns the headers that tell a client how many codes it may still create: in the workspace of its
 * key, else from its network.
 */
export async function readCreationLimits(
  address: string,
  workspace?: Workspace,
): Promise<Record<string, string>> {
  const counted = workspace
    ? [...readLimits(ofWorkspace, workspace.id), ...readLimits(ofKey, workspace.keyId)]
    : readLimits(ofNetwork, address)
  return formatRateLimits(await Promise.all(counted))
}

function readLimits(
  limits: readonly { policy: string; limit: Allowance }[],
  counted: string,
): Promise<RateLimit>[] {
  return limits.map(async ({ policy, limit }) => {
    const { count, waitSeconds: resetSeconds } = await readCount(limit, counted)
    const { most: quota, seconds: windowSeconds } = limit
    return { policy, quota, windowSeconds, count, resetSeconds }
  })
}
