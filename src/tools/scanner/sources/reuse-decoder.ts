import type { ScanDecoder } from './scan-platform'

/** Longer than a visitor needs to choose the next picture after starting over. */
const idleMs = 60_000

/**
 * Lends one decoder to one queue after the other. Starting a worker and compiling the WebAssembly
 * lasts longer than reading most pictures, and browsers free the memory of ended workers late. The
 * decoder is stopped when nothing has borrowed it for a minute.
 */
export function reuseDecoder(start: () => Promise<ScanDecoder>): () => Promise<ScanDecoder> {
  let shared: Promise<ScanDecoder> | undefined
  let borrowers = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function release(): void {
    borrowers--
    if (borrowers > 0) return
    const idle = shared
    timer = setTimeout(() => {
      shared = undefined
      idle?.then((decoder) => decoder.stop()).catch(() => {})
    }, idleMs)
  }

  return async () => {
    clearTimeout(timer)
    borrowers++
    shared ??= start()
    try {
      const decoder = await shared
      let isReleased = false
      return {
        ...decoder,
        stop: () => {
          if (!isReleased) release()
          isReleased = true
        },
      }
    } catch (error) {
      // The next call tries to start it.
      shared = undefined
      borrowers--
      throw error
    }
  }
}
