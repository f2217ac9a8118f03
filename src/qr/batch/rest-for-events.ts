/** How long work may keep a page from answering. */
const workMs = 30

/**
 * For long work in one thread: waits for pending events (a click, a frame, an abort) whenever work
 * went on for a while since the last time.
 *
 * @throws the signal's reason once it is aborted
 */
export function restForEvents(): (signal?: AbortSignal) => Promise<void> | undefined {
  let restedAt = performance.now()
  return (signal) => {
    if (performance.now() - restedAt < workMs) return undefined
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      restedAt = performance.now()
      signal?.throwIfAborted()
    })
  }
}
