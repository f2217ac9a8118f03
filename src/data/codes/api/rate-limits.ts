/** What remains of a limit of one client. */
export type RateLimit = {
  /** Identifies the limit among those of a response. */
  policy: string
  quota: number
  windowSeconds: number
  count: number
  resetSeconds: number
}

/**
 * Formats limits as headers: `RateLimit` and `RateLimit-Policy` of
 * draft-ietf-httpapi-ratelimit-headers-10, and for the limit with the least remaining the fields of
 * draft 06, which more clients read.
 */
export function formatRateLimits(limits: readonly RateLimit[]): Record<string, string> {
  const [tightest] = [...limits].sort((one, other) => remainsOf(one) - remainsOf(other))
  if (!tightest) return {}
  return {
    'ratelimit-policy': limits
      .map(({ policy, quota, windowSeconds }) => `"${policy}";q=${quota};w=${windowSeconds}`)
      .join(', '),
    ratelimit: limits
      .map((limit) => `"${limit.policy}";r=${remainsOf(limit)};t=${limit.resetSeconds}`)
      .join(', '),
    'ratelimit-limit': String(tightest.quota),
    'ratelimit-remaining': String(remainsOf(tightest)),
    'ratelimit-reset': String(tightest.resetSeconds),
  }
}

export function remainsOf({ quota, count }: Pick<RateLimit, 'quota' | 'count'>): number {
  return Math.max(0, quota - count)
}
