import { nextTask } from './next-task'

/** The longest time for which work may block a thread. */
const workMs = 30

/**
 * For long work in one thread: waits for pending events (a click, a frame, an abort) if the last
 * pause was a while ago.
 *
 * @throws (rejects) the signal's reason once it is aborted
 */
export function restForEvents(): (signal?: AbortSignal) => Promise<void> | undefined {
  let restedAt = performance.now()
  return (signal) => {
    if (performance.now() - restedAt < workMs) return undefined
    return nextTask().then(() => {
      restedAt = performance.now()
      signal?.throwIfAborted()
    })
  }
}
