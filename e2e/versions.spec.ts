import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const offer = (page: Page) =>
  page.getByRole('region', { name: message('en', 'site.newVersion.label') })

/** Marks the document; a reload removes the mark. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', 'old'))
const isReloaded = (page: Page) =>
  page.evaluate(() => !document.documentElement.hasAttribute('data-mark')).catch(() => false)

/** Advances the clock of the page, which also runs in real time. */
const advanceClock = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000)

/**
 * Opens a page and waits until it checks for a newer version, which begins some seconds after the
 * load: it then registers the worker, and Playwright logs that service workers are blocked.
 */
async function waitForVersionWatch(page: Page, open: () => Promise<unknown>) {
  let isWatching = false
  page.once('console', () => {
    isWatching = true
  })
  await open()
  const advanceAndCheck = async () => {
    await advanceClock(page, 3)
    return isWatching
  }
  await expect.poll(advanceAndCheck, { intervals: [200] }).toBe(true)
}

test.describe('where there is no service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a newer build is offered over unsaved work, and reloads a page without any by itself', async ({
    page,
  }) => {
    const latest = { id: '', requested: [] as string[] }
    await page.route('**/builds/latest.json?*', async (route) => {
      latest.requested.push(route.request().url())
      if (!latest.id) return route.continue()
      await route.fulfill({ json: { id: latest.id, builtAt: '2099-01-01T00:00:00.000Z' } })
    })
    await page.clock.install()
    await waitForVersionWatch(page, () => page.goto('/contact-us'))
    await page.locator('form [name="subject"]').fill('A question')
    // The visitor reads on: the field with text does not have the focus.
    await page.locator('form [name="subject"]').blur()
    await mark(page)
    await advanceClock(page, 200)
    expect(latest.requested).toEqual([])
    latest.id = 'second'
    await advanceClock(page, 101)
    await expect(offer(page).getByRole('status')).toHaveText(message('en', 'site.newVersion.text'))
    expect(latest.requested).toHaveLength(1)
    expect(latest.requested[0]).toMatch(/\?t=\d{13}$/)
    expect(await isReloaded(page)).toBe(false)
    await offer(page)
      .getByRole('button', { name: message('en', 'site.newVersion.later') })
      .click()
    await expect(offer(page)).toHaveCount(0)

    latest.id = 'third'
    await advanceClock(page, 301)
    await offer(page)
      .getByRole('button', { name: message('en', 'site.newVersion.reload') })
      .click()
    await expect.poll(() => isReloaded(page)).toBe(true)

    await waitForVersionWatch(page, () => page.goto('/pricing'))
    await mark(page)
    await advanceClock(page, 301)
    await expect.poll(() => isReloaded(page)).toBe(true)
  })

  test('at most five routes are preloaded at once, however many links the pointer passes', async ({
    page,
  }) => {
    const pendingRoutes: Route[] = []
    let isOpen = false
    await page.route('**/*_rsc=*', async (route) => {
      if (isOpen || !route.request().headers()['next-router-prefetch']) await route.continue()
      else pendingRoutes.push(route)
    })
    await page.goto('/')
    await expect.poll(() => pendingRoutes.length).toBeGreaterThan(3)
    for (const link of await page.locator('#content a[href^="/"]:visible').all()) {
      await link.dispatchEvent('mouseover')
    }
    await expect.poll(() => pendingRoutes.length).toBe(5)
    // A request that ends allows one more.
    await pendingRoutes.shift()?.continue()
    await expect.poll(() => pendingRoutes.length).toBe(5)
    isOpen = true
    for (const route of pendingRoutes) await route.continue()
  })
})

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
