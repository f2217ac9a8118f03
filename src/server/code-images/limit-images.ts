import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/std/network-of'
import { ApiProblem } from '../codes/api/api-problem'
import { requestLimits } from '../codes/api/request-limits'

/** What one network may have drawn; in memory, since drawing needs no database either. */
const limiter = new RateLimiterMemory({ points: requestLimits.imagesPerMinute, duration: 60 })

/** @throws (rejects) with a problem where it is too much */
export async function limitImages(address: string, sizePx: number): Promise<void> {
  try {
    // A large picture takes as long as many small ones.
    await limiter.consume(
      networkOf(address),
      Math.max(1, Math.round((sizePx / requestLimits.imagePx) ** 2)),
    )
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause
    throw new ApiProblem('limited', { retrySeconds: Math.ceil(cause.msBeforeNext / 1000) })
  }
}
