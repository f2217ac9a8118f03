import { LRUCache } from 'lru-cache'

/** An hour: addresses are asked about again every day, and what is on them seldom changes faster. */
const keptMs = 3_600_000

/** An answer that costs something, kept for a while; '' stands for nothing to report. */
export function rememberAnswers(
  ask: (url: string, signal: AbortSignal) => Promise<string>,
): (url: string, signal: AbortSignal) => Promise<string> {
  const kept = new LRUCache<string, string>({ max: 10_000, ttl: keptMs })
  return async (url, signal) => {
    const known = kept.get(url)
    if (known !== undefined) return known
    const answer = await ask(url, signal)
    kept.set(url, answer)
    return answer
  }
}
