/** Too many pages wait to be rendered, or one waited too long. */
export class BusyError extends Error {}

/**
 * Creates a function that runs renders, a few at once: rendering takes the processor from scans, health
 * checks and stored pages, which are answered between two renders. Further ones wait for their turn.
 *
 * @param findBreakMs how long a turn pauses after a render of that many milliseconds
 * @throws BusyError if `maxWaiting` renders wait, this one did for `maxWaitMs`, or takes `maxRenderMs`
 */
export function limitRenders(
  limits: { atOnce: number; maxWaiting: number; maxWaitMs: number; maxRenderMs: number },
  findBreakMs: (renderMs: number) => number = () => 0,
) {
  const waiting = new Set<() => void>()
  let running = 0

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (waiting.size >= limits.maxWaiting) {
        reject(new BusyError('Too many pages wait to be rendered'))
        return
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new BusyError('The page waited too long to be rendered'))
      }, limits.maxWaitMs)
      const start = () => {
        clearTimeout(timer)
        waiting.delete(start)
        resolve()
      }
      waiting.add(start)
    })
  }

  function endTurn(): void {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }

  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (running < limits.atOnce) running += 1
    else await waitForTurn()
    const startedAt = performance.now()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, limits.maxRenderMs, new BusyError('The page is not rendered'))
    })
    try {
      return await Promise.race([render(), late])
    } finally {
      clearTimeout(timer)
      const breakMs = findBreakMs(performance.now() - startedAt)
      // Requests that came meanwhile are answered before the next render begins.
      if (breakMs > 0) setTimeout(endTurn, breakMs)
      else setImmediate(endTurn)
    }
  }
}
