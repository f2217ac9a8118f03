/** Concurrent queries. */
const width = 8
/** A provider that does not answer a query within this time is unavailable. */
const timeoutMs = 2000

/** Thrown if a provider cannot answer for one address but may for others. */
export class UnansweredError extends Error {}

/**
 * Queries addresses, several at a time, until all are done or `signal` is aborted.
 *
 * @throws what `query` throws, except `UnansweredError`, and the reason of `signal`
 */
export async function queryEach(
  urls: readonly string[],
  signal: AbortSignal,
  query: (url: string, signal: AbortSignal) => Promise<void>,
  answered: (url: string) => void,
): Promise<void> {
  const left = [...urls].reverse()
  const work = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      signal.throwIfAborted()
      try {
        await query(url, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
        answered(url)
      } catch (cause) {
        signal.throwIfAborted()
        if (!(cause instanceof UnansweredError)) throw cause
      }
    }
  }
  await Promise.all(Array.from({ length: width }, work))
}
