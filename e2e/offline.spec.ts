import type { Page } from '@playwright/test'
import { message } from './catalog'
import { isCached, offline } from './offline-tools'
import { expect, test } from './site-test'

/** Checks the code and exports a PDF, which run in different workers. */
async function checkAndExport(page: Page, url: string) {
  await page.locator('form [name="url"]').fill(url)
  const health = page.getByRole('button', { name: message('en', 'generator.health.label') })
  await expect(health).toContainText(message('en', 'generator.health.verdict.green'))
  await page
    .getByRole('tab', { name: message('en', 'generator.panels.tabs.export'), exact: true })
    .click()
  await page.getByRole('radio', { name: 'PDF', exact: true }).check({ force: true })
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: message('en', 'editor.export.download'), exact: true })
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
}

test('visited tools work without a connection, with their workers, and nothing else passes through the service worker', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(offline, /status of 404/)
  await page.goto('/wifi')
  await expect.poll(() => page.evaluate(isCached, '/wifi')).toBe(true)
  for (const path of ['/q/nothing', '/Q/NOTHING', '/api/users/me']) {
    const answer = await page.goto(path)
    expect(answer?.fromServiceWorker(), path).toBe(false)
  }
  const visit = await page.goto('/url')
  expect(visit?.fromServiceWorker()).toBe(true)
  await expect.poll(() => page.evaluate(isCached, '/url')).toBe(true)
  await checkAndExport(page, 'https://example.com/fetched')

  await context.setOffline(true)
  await page.goto('/wifi')
  await page.locator('form [name="ssid"]').fill('No network needed')
  await page.locator('form [name="password"]').fill('twelve letters')
  const ready = page
    .getByRole('status')
    .filter({ hasText: message('en', 'generator.code.status.ready') })
  await expect(ready).toBeVisible()

  await page.goto('/email')
  await expect(
    page.getByRole('heading', { name: message('en', 'site.offline.title') }),
  ).toBeVisible()
  await page.getByRole('link', { name: message('en', 'types.url.title') }).click()
  await checkAndExport(page, 'https://example.com/kept')
  await context.setOffline(false)
})
