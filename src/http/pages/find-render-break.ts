import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'

/** Share of the time that this process works, above which it has much to answer. */
const busyShare = 0.3
/** Share of all processors that is idle, below which renders take time from this process. */
const scarceShare = 0.25
/** Two renders at once then take a tenth of a processor together. */
const breakFactor = 19
/** Renders of a site that has just started take seconds: what waits for its turn must not wait for minutes. */
const maxBreakMs = 1_000
const sampleMs = 250

/** Returns the share of the time that this process works, and of all processors that is idle. */
export type Sample = { own: number; idle: number }

/**
 * Creates a function that finds how long a turn to render pauses after a render of `renderMs`: while
 * scans and stored pages keep this process busy and no processor is free for rendering, nineteen times as
 * long, up to a second. Elsewhere renders follow each other at once.
 */
export function findRenderBreak(
  sample: () => Sample = openSampling(),
  now: () => number = () => performance.now(),
): (renderMs: number) => number {
  let sampledAt = now()
  let isScarce = false
  sample()
  return (renderMs) => {
    if (now() - sampledAt >= sampleMs) {
      const { own, idle } = sample()
      isScarce = own > busyShare && idle < scarceShare
      sampledAt = now()
    }
    return isScarce ? Math.min(breakFactor * renderMs, maxBreakMs) : 0
  }
}

/** Each sample is of the time since the one before. */
function openSampling(): () => Sample {
  let loop = performance.eventLoopUtilization()
  let processors = readProcessors()
  return () => {
    const [loopBefore, before] = [loop, processors]
    loop = performance.eventLoopUtilization()
    processors = readProcessors()
    const total = processors.total - before.total
    return {
      own: performance.eventLoopUtilization(loop, loopBefore).utilization,
      idle: total > 0 ? (processors.idle - before.idle) / total : 1,
    }
  }
}

function readProcessors(): { idle: number; total: number } {
  const times = cpus().map((processor) => processor.times)
  const idle = times.reduce((sum, time) => sum + time.idle, 0)
  const rest = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0)
  return { idle, total: idle + rest }
}
