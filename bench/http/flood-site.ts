import { Worker } from 'node:worker_threads'

export type Flood = {
  /** Waits for what is running, and returns the answers by status. */
  stop: () => Promise<Map<number, number>>
}

/**
 * Lets `perSecond` visitors open different addresses at once, each second: one half unknown ones, the
 * other pages in turn. It runs in a thread of its own, so that it takes no time from the client that
 * measures.
 */
export function floodSite(siteUrl: string, perSecond: number, pages: readonly string[]): Flood {
  const flood = new Worker(
    `const { parentPort, workerData: { siteUrl, perSecond, pages } } = require('node:worker_threads')
    const { Agent, get } = require('node:http')
    const agent = new Agent({ keepAlive: true })
    const statuses = new Map()
    const running = new Set()
    let number = 0
    const visit = () => new Promise((resolve) => {
      number += 1
      const folder = ['/', '/de/', '/ja/blog/', '/fr/does/not/'][number % 4]
      const path = number % 8 < 4 ? folder + 'none%20' + number : pages[number % pages.length]
      get(siteUrl + path, { agent, headers: { accept: 'text/html' } }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      ).on('error', () => resolve(0))
    })
    const wave = () => {
      for (let count = 0; count < perSecond; count += 1) {
        const visited = visit().then((status) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          running.delete(visited)
        })
        running.add(visited)
      }
    }
    wave()
    const timer = setInterval(wave, 1000)
    parentPort.on('message', async () => {
      clearInterval(timer)
      await Promise.all(running)
      parentPort.postMessage(statuses)
    })`,
    { eval: true, workerData: { siteUrl, perSecond, pages } },
  )
  return {
    stop: async () => {
      const answered = new Promise<Map<number, number>>((resolve) => flood.once('message', resolve))
      flood.postMessage(null)
      const statuses = await answered
      await flood.terminate()
      return statuses
    },
  }
}
