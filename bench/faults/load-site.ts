import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { markScan, readMark } from './scan-marks'

export type RequestCounts = { answered: number; failed: number; longestMs: number }

/** Timeout after which a request counts as failed. */
const patienceMs = 60_000
const pageEveryMs = 50

/**
 * Scans a code on some connections and requests a page twenty times a second, until `stop` is
 * called. `sites` may change meanwhile: a request refused by a site that is down counts as failed,
 * and the next request goes to the next site.
 */
export function loadSite(
  sites: readonly string[],
  slug: string,
  firstMark: number,
  connections = 20,
) {
  const answeredMarks: string[] = []
  const scans: RequestCounts = { answered: 0, failed: 0, longestMs: 0 }
  const pages: RequestCounts = { answered: 0, failed: 0, longestMs: 0 }
  const agent = new Agent({ keepAlive: true })
  let sent = firstMark
  let stopped = false

  async function countRequest(url: string, headers: Record<string, string>, count: RequestCounts) {
    const startedMs = performance.now()
    try {
      const sentRequest = request(url, {
        headers,
        agent,
        signal: AbortSignal.timeout(patienceMs),
      }).end()
      const [answer] = (await once(sentRequest, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      const isGood = (answer.statusCode ?? 500) < 400
      count[isGood ? 'answered' : 'failed'] += 1
      return isGood
    } catch {
      count.failed += 1
      // A site that is down refuses connections immediately.
      await wait(20)
      return false
    } finally {
      count.longestMs = Math.max(count.longestMs, performance.now() - startedMs)
    }
  }

  async function scanRepeatedly(): Promise<void> {
    while (!stopped) {
      const number = sent
      sent += 1
      const { language, country } = markScan(number)
      const site = sites[number % sites.length]
      const headers = { 'accept-language': language, country }
      if (await countRequest(`${site}/q/${slug}`, headers, scans))
        answeredMarks.push(readMark({ language, country }))
    }
  }
  async function readPages(): Promise<void> {
    for (let number = 0; !stopped; number += 1) {
      const headers = { accept: 'text/html' }
      await countRequest(`${sites[number % sites.length]}/features`, headers, pages)
      await wait(pageEveryMs)
    }
  }
  const done = Promise.all([...Array.from({ length: connections }, scanRepeatedly), readPages()])
  return {
    /** The counts so far. */
    counts: { scans, pages },
    stop: async () => {
      stopped = true
      await done
      agent.destroy()
      return { answeredMarks, scans, pages }
    },
  }
}
