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
    return nextTask().then(() => {
      restedAt = performance.now()
      signal?.throwIfAborted()
    })
  }
}

/** By a message, because a timer that follows a timer waits for 4 ms in browsers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
