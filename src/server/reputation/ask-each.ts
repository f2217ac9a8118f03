/** As many questions are under way at once. */
const width = 8

/** Asks about one address after the other, some at a time, until all are done or time is up. */
export async function askEach(
  urls: readonly string[],
  signal: AbortSignal,
  ask: (url: string) => Promise<void>,
): Promise<void> {
  const left = [...urls]
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      signal.throwIfAborted()
      await ask(url)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
}
