/** Length of the sliding window, short enough that a change of pace shows soon. */
const windowMs = 8000
const leastMs = 700

/** Measures the rate from the times at which work was done. */
export function createRateMeter(now: () => number = () => performance.now()) {
  let samples: { at: number; done: number }[] = []
  return {
    /** Excludes a pause. */
    restart() {
      samples = []
    },
    measure(done: number, total: number) {
      const at = now()
      samples.push({ at, done })
      while (samples.length > 2 && at - (samples[0]?.at ?? at) > windowMs) samples.shift()
      const first = samples[0] ?? { at, done }
      const passedMs = at - first.at
      if (passedMs < leastMs || done === first.done) {
        return { perSecond: null, remainingSeconds: null }
      }
      const perSecond = ((done - first.done) * 1000) / passedMs
      return { perSecond, remainingSeconds: (total - done) / perSecond }
    },
  }
}
