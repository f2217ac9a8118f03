import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './site-test'
import { advanceClock, isReloaded, mark } from './version-clock'

/**
 * Advances the clock in steps: the browser ignores a check for a new worker while another check
 * runs.
 */
async function advanceUntil(
  page: Page,
  seconds: number,
  isFulfilled: () => boolean | Promise<boolean>,
) {
  const advanceAndCheck = async () => {
    await advanceClock(page, seconds)
    return isFulfilled()
  }
  await expect.poll(advanceAndCheck, { intervals: [1000] }).toBe(true)
}

test.describe('with a service worker', () => {
  let proxyServer: Server
  let workerRequests = 0
  let build = ''
  /** Starts a proxy in front of the site that can simulate another build. */
  test.beforeAll(async () => {
    proxyServer = createServer((incoming, answer) => {
      const { url = '/', method, headers } = incoming
      const target = new URL(url, process.env.E2E_URL)
      if (url === '/sw.js') workerRequests += 1
      if (build && url.startsWith('/builds/latest.json')) {
        answer.setHeader('content-type', 'application/json')
        answer.end(JSON.stringify({ id: build, builtAt: '2099-01-01T00:00:00.000Z' }))
        return
      }
      const { 'if-none-match': _, 'accept-encoding': __, ...others } = headers
      const onward = ask(
        target,
        { method, headers: { ...others, host: target.host } },
        (upstream) => {
          const isWorker = url === '/sw.js' && upstream.statusCode === 200
          const { 'content-length': ___, ...rest } = upstream.headers
          answer.writeHead(upstream.statusCode ?? 500, isWorker ? rest : upstream.headers)
          if (isWorker) answer.write(`// ${build}\n`)
          upstream.pipe(answer)
        },
      )
      onward.on('error', () => answer.destroy())
      incoming.pipe(onward)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxyServer.once('listening', resolve))
  })
  test.afterAll(() => proxyServer.close())

  test('the worker is checked every twenty seconds while the tab is visible, and a new one reloads the page', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(`http://localhost:${(proxyServer.address() as AddressInfo).port}/pricing`)
    await expect(async () => {
      await advanceClock(page, 3)
      expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    }).toPass()
    await mark(page)
    for (const _ of [1, 2]) {
      const before = workerRequests
      await advanceUntil(page, 20, () => workerRequests > before)
    }
    // Neither the first worker nor an unchanged worker reloads the page.
    expect(await isReloaded(page)).toBe(false)

    build = 'second'
    await advanceUntil(page, 20, () => isReloaded(page))
  })
})
