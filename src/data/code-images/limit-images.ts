import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/std/network-of'
import { ApiProblem } from '../codes/api/api-problem'
import { formatRateLimits } from '../codes/api/rate-limits'
import { requestLimits } from '../codes/api/request-limits'
import { visitorAddress } from '../visitor-address'
import { findWorkspace } from '../workspaces/get-workspace'

const windowSeconds = 60
/** Counted in memory, since drawing needs no database either. */
const limiter = new RateLimiterMemory({
  points: requestLimits.imagesPerMinute,
  duration: windowSeconds,
})

const counted = new WeakMap<Request, string>()

/** Returns whose limit counts: that of a workspace key, which nobody else exhausts, or of a network. */
async function findCounted(request: Request): Promise<string> {
  const known =
    counted.get(request) ??
    (await findWorkspace(request))?.keyId ??
    networkOf(visitorAddress(request))
  counted.set(request, known)
  return known
}

/**
 * Counts an image before its request is read.
 *
 * @throws (rejects) with a problem above the limit
 */
export function limitImages(request: Request): Promise<void> {
  return consume(request, 1)
}

/** Counts a large image like many small ones, of which one has been counted already. */
export async function limitLargeImage(request: Request, sizePx: number): Promise<void> {
  const more = Math.round((sizePx / requestLimits.imagePx) ** 2) - 1
  if (more > 0) await consume(request, more)
}

/** Counts a check like many images. */
export function limitCheck(request: Request): Promise<void> {
  return consume(request, requestLimits.imagesPerCheck)
}

async function consume(request: Request, pictures: number): Promise<void> {
  const key = await findCounted(request)
  try {
    await limiter.consume(key, pictures)
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause
    const retrySeconds = Math.ceil(cause.msBeforeNext / 1000)
    throw new ApiProblem('limited', { retrySeconds })
  }
}

/** Returns the headers that tell a client how many images it may still request. */
export async function readImageLimits(request: Request): Promise<Record<string, string>> {
  const found = await limiter.get(await findCounted(request))
  const resetSeconds = Math.ceil((found?.msBeforeNext ?? windowSeconds * 1000) / 1000)
  const count = found?.consumedPoints ?? 0
  const quota = requestLimits.imagesPerMinute
  return formatRateLimits([{ policy: 'images', quota, windowSeconds, count, resetSeconds }])
}
