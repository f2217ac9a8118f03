import { LRUCache } from 'lru-cache'

/** An hour: addresses are checked again daily, and rarely change faster. */
const lifetimeMs = 3_600_000

/** Caches answers of a paid service for a while; an empty answer means no suspicion. */
export function cacheAnswers(
  query: (url: string, signal: AbortSignal) => Promise<string>,
): (url: string, signal: AbortSignal) => Promise<string> {
  const answers = new LRUCache<string, string>({ max: 10_000, ttl: lifetimeMs })
  return async (url, signal) => {
    const known = answers.get(url)
    if (known !== undefined) return known
    const answer = await query(url, signal)
    answers.set(url, answer)
    return answer
  }
}
