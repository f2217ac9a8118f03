/** As many questions are under way at once. */
const width = 8
/** A provider that does not answer one question within this time is not there. */
const patienceMs = 2000

/** An address that a provider cannot say anything about; others it can. */
export class UnansweredError extends Error {}

/**
 * Asks about one address after the other, some at a time, until all are done or `signal` is aborted.
 *
 * @throws what `ask` throws, unless it is an `UnansweredError`, and the reason of `signal`
 */
export async function askEach(
  urls: readonly string[],
  signal: AbortSignal,
  ask: (url: string, signal: AbortSignal) => Promise<void>,
  answered: (url: string) => void,
): Promise<void> {
  const left = [...urls].reverse()
  const work = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      signal.throwIfAborted()
      try {
        await ask(url, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))
        answered(url)
      } catch (cause) {
        signal.throwIfAborted()
        if (!(cause instanceof UnansweredError)) throw cause
      }
    }
  }
  await Promise.all(Array.from({ length: width }, work))
}
