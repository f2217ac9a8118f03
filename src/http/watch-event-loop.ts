import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 20
const windowMs = 5_000

/** Measures how late the event loop runs what is due: the mean of the last five seconds. */
export function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    // Without a sample it was busy all the time.
    lagMs = delays.count > 0 ? Math.max(0, delays.mean / 1e6 - resolutionMs) : windowMs
    delays.reset()
  }, windowMs)
  timer.unref()
  return {
    getLagMs: () => lagMs,
    stop: () => {
      clearInterval(timer)
      delays.disable()
    },
  }
}
