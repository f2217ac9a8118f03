import { Worker } from 'node:worker_threads'

export type HealthPoller = {
  /** Returns the longest response time since the last call, in milliseconds. */
  takeLongestMs: () => Promise<number>
  stop: () => Promise<unknown>
}

/** Polls in a separate thread, so that writing large bodies in this one does not delay a poll. */
export function pollHealth(siteUrl: string): HealthPoller {
  const poller = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
    const { Agent, get } = require('node:http')
    const agent = new Agent({ keepAlive: true })
    let longest = 0
    const poll = () => {
      const sentAt = performance.now()
      get(workerData, { agent }, (answer) => answer.resume().on('end', () => {
        longest = Math.max(longest, performance.now() - sentAt)
        setTimeout(poll, 2)
      })).on('error', () => { longest = Infinity; setTimeout(poll, 100) })
    }
    parentPort.on('message', () => { parentPort.postMessage(longest); longest = 0 })
    poll()`,
    { eval: true, workerData: `${siteUrl}/healthz` },
  )
  return {
    takeLongestMs: () =>
      new Promise((resolve) => {
        poller.once('message', resolve)
        poller.postMessage(null)
      }),
    stop: () => poller.terminate(),
  }
}
