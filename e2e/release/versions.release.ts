import type { Page, Route } from '@playwright/test'
import { message } from '../catalog'
import { expect, test } from '../site-test'
import { advanceClock, isReloaded, mark } from '../version-clock'

const offer = (page: Page) =>
  page.getByRole('region', { name: message('en', 'site.newVersion.label') })

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
