import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/std/network-of'
import { ApiProblem } from '../codes/api/api-problem'
import { formatRateLimits } from '../codes/api/rate-limits'
import { requestLimits } from '../codes/api/request-limits'

const windowSeconds = 60
/** The limit of one network. Counted in memory, since drawing needs no database either. */
const limiter = new RateLimiterMemory({
  points: requestLimits.imagesPerMinute,
  duration: windowSeconds,
})

/**
 * Counts an image before its request is read.
 *
 * @throws (rejects) with a problem above the limit
 */
export function limitImages(address: string): Promise<void> {
  return consume(address, 1)
}

/** Counts a large image like many small ones, of which one has been counted already. */
export async function limitLargeImage(address: string, sizePx: number): Promise<void> {
  const more = Math.round((sizePx / requestLimits.imagePx) ** 2) - 1
  if (more > 0) await consume(address, more)
}

async function consume(address: string, pictures: number): Promise<void> {
  try {
    await limiter.consume(networkOf(address), pictures)
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause
    const retrySeconds = Math.ceil(cause.msBeforeNext / 1000)
    throw new ApiProblem('limited', { retrySeconds })
  }
}

/** Returns the headers that tell a client how many images it may still request. */
export async function readImageLimits(address: string): Promise<Record<string, string>> {
  const found = await limiter.get(networkOf(address))
  const resetSeconds = Math.ceil((found?.msBeforeNext ?? windowSeconds * 1000) / 1000)
  const count = found?.consumedPoints ?? 0
  const quota = requestLimits.imagesPerMinute
  return formatRateLimits([{ policy: 'images', quota, windowSeconds, count, resetSeconds }])
}
