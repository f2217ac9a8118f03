import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const offer = (page: Page) =>
  page.getByRole('region', { name: message('en', 'site.newVersion.label') })

/** Marks the document; a reload takes the mark away. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', 'old'))
const isReloaded = (page: Page) =>
  page.evaluate(() => !document.documentElement.hasAttribute('data-mark')).catch(() => false)

/** The time of the page, which runs on by itself as well. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000)

/**
 * Opens or reloads a page and waits until it looks after its version, which it begins to do once it
 * is at rest: then it registers the worker, and Playwright says that it has kept it from doing so.
 */
async function untilWatching(page: Page, open: () => Promise<unknown>) {
  let isWatching = false
  page.once('console', () => {
    isWatching = true
  })
  await open()
  const look = async () => {
    await pass(page, 3)
    return isWatching
  }
  await expect.poll(look, { intervals: [200] }).toBe(true)
}

test('every page says of which build it is, and the front has the manifest of that build', async ({
  request,
}) => {
  const latest = await request.get('/builds/latest.json?t=1')
  expect(latest.headers()['cache-control']).toBe('no-store')
  const { id } = await latest.json()
  for (const path of ['/pricing', '/de/wifi']) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`data-build="${id}"`)
    const manifest = await (await request.get(`/builds/${id}.json`)).json()
    const [, script] = /"\/_next\/static\/(chunks\/[^"]+\.js)"/.exec(html) ?? []
    expect(manifest.files).toContain(script)
  }
  expect(await (await request.get('/sw.js')).text()).toContain(`const build = '${id}'`)
})

test.describe('where there is no service worker', () => {
  test.use({ serviceWorkers: 'block' })

  /** What the server says is the latest build, and what it was asked. */
  async function control(page: Page) {
    const latest = { id: '', asked: [] as string[] }
    await page.route('**/builds/latest.json?*', async (route) => {
      latest.asked.push(route.request().url())
      if (!latest.id) return route.continue()
      await route.fulfill({ json: { id: latest.id, builtAt: '2099-01-01T00:00:00.000Z' } })
    })
    await page.clock.install()
    return latest
  }

  /** Comes back to the tab, and waits until the page has compared its build with the latest. */
  async function comeBack(page: Page) {
    const compared = page.waitForResponse(/builds\/(?!latest)[\w-]+\.json$/)
    await show(page, 'visible')
    await (await compared).finished()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }

  test('the latest build is asked for every five minutes with the time in the query, and a newer one loads the page anew, once in ten seconds', async ({
    page,
  }) => {
    const latest = await control(page)
    await untilWatching(page, () => page.goto('/pricing'))
    await pass(page, 200)
    expect(latest.asked).toEqual([])
    await pass(page, 100)
    await expect.poll(() => latest.asked.length).toBe(1)
    expect(latest.asked[0]).toMatch(/\?t=\d{13}$/)

    await mark(page)
    latest.id = 'second'
    await untilWatching(page, async () => {
      await pass(page, 301)
      await expect.poll(() => isReloaded(page)).toBe(true)
    })

    // The same build once more, and another one at once: neither loads it again.
    await mark(page)
    await comeBack(page)
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
    latest.id = 'third'
    await comeBack(page)
    expect(await isReloaded(page)).toBe(false)
    await pass(page, 10)
    await show(page, 'visible')
    await expect.poll(() => isReloaded(page)).toBe(true)
  })

  test('nothing is asked while the tab is hidden, and at once when it is seen again', async ({
    page,
  }) => {
    const latest = await control(page)
    await untilWatching(page, () => page.goto('/pricing'))
    await show(page, 'hidden')
    await pass(page, 3600)
    await show(page, 'visible')
    await expect.poll(() => latest.asked.length).toBe(1)
  })

  const work: [what: string, path: string, begin: (page: Page) => Promise<void>][] = [
    ['the generator', '/text', (page) => page.locator('form [name="text"]').fill('Not yet kept')],
    [
      'the contact form',
      '/contact-us',
      (page) => page.locator('form [name="subject"]').fill('A question'),
    ],
    [
      'the scanner',
      '/qr-code-scanner',
      (page) => page.locator('input[type="file"]').first().setInputFiles('public/icons/192.png'),
    ],
  ]
  for (const [what, path, begin] of work) {
    test(`work in ${what} is never reloaded over: there a new version is offered`, async ({
      page,
    }) => {
      const latest = await control(page)
      await page.goto(path)
      await begin(page)
      // Somebody who has looked up from it.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await mark(page)
      latest.id = 'second'
      await expect(async () => {
        await pass(page, 300)
        await expect(offer(page)).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(offer(page).getByRole('status')).toHaveText(
        message('en', 'site.newVersion.text'),
      )
      expect(await isReloaded(page)).toBe(false)
      await offer(page)
        .getByRole('button', { name: message('en', 'site.newVersion.later') })
        .click()
      await expect(offer(page)).toHaveCount(0)
      await comeBack(page)
      await expect(offer(page)).toHaveCount(0)

      latest.id = 'third'
      await show(page, 'visible')
      await offer(page)
        .getByRole('button', { name: message('en', 'site.newVersion.reload') })
        .click()
      await expect.poll(() => isReloaded(page)).toBe(true)
    })
  }

  test('at most five routes are preloaded at once, however many links the pointer passes', async ({
    page,
  }) => {
    const held: Route[] = []
    let isOpen = false
    await page.route('**/*_rsc=*', async (route) => {
      if (isOpen || !route.request().headers()['next-router-prefetch']) await route.continue()
      else held.push(route)
    })
    await page.goto('/')
    await expect.poll(() => held.length).toBeGreaterThan(3)
    for (const link of await page.locator('#content a[href^="/"]:visible').all()) {
      await link.dispatchEvent('mouseover')
    }
    await expect.poll(() => held.length).toBe(5)
    // One that ends makes room for one more.
    await held.shift()?.continue()
    await expect.poll(() => held.length).toBe(5)
    isOpen = true
    for (const route of held) await route.continue()
  })
})

/** Tells the page that its tab is hidden or seen. */
async function show(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { get: () => now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Lets time pass in steps: a browser that is still looking for a worker does not begin anew. */
async function passUntil(page: Page, seconds: number, isSo: () => boolean | Promise<boolean>) {
  const look = async () => {
    await pass(page, seconds)
    return isSo()
  }
  await expect.poll(look, { intervals: [1000] }).toBe(true)
}

test.describe('with a service worker', () => {
  let front: Server
  let workersAsked = 0
  let build = ''
  /** A host in front of the site, that can pretend to serve another build. */
  test.beforeAll(async () => {
    front = createServer((incoming, answer) => {
      const { url = '/', method, headers } = incoming
      const target = new URL(url, process.env.E2E_URL)
      if (url === '/sw.js') workersAsked += 1
      if (build && url.startsWith('/builds/latest.json')) {
        answer.setHeader('content-type', 'application/json')
        answer.end(JSON.stringify({ id: build, builtAt: '2099-01-01T00:00:00.000Z' }))
        return
      }
      const { 'if-none-match': _, 'accept-encoding': __, ...others } = headers
      const onward = ask(target, { method, headers: { ...others, host: target.host } }, (given) => {
        const isWorker = url === '/sw.js' && given.statusCode === 200
        const { 'content-length': ___, ...rest } = given.headers
        answer.writeHead(given.statusCode ?? 500, isWorker ? rest : given.headers)
        if (isWorker) answer.write(`// ${build}\n`)
        given.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
      incoming.pipe(onward)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => front.once('listening', resolve))
  })
  test.afterAll(() => front.close())

  test('the worker is looked for every twenty seconds while the tab is seen, and a new one loads the page anew', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(`http://localhost:${(front.address() as AddressInfo).port}/pricing`)
    await expect(async () => {
      await pass(page, 3)
      expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    }).toPass()
    await mark(page)
    for (const _ of [1, 2]) {
      const asked = workersAsked
      await passUntil(page, 20, () => workersAsked > asked)
    }
    // Neither the first worker nor an unchanged one loaded the page anew.
    expect(await isReloaded(page)).toBe(false)

    build = 'second'
    await passUntil(page, 20, () => isReloaded(page))
  })
})
