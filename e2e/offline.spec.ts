import { message } from './catalogue'
import { expect, test } from './site-test'

/** A page is kept once it has come to rest; see `keep-offline.tsx`. */
const kept = (path: string) =>
  caches.open('pages-1').then(async (pages) => Boolean(await pages.match(path)))

test('a tool page that was visited works without a connection', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/)
  await page.goto('/wifi')
  await expect.poll(() => page.evaluate(kept, '/wifi')).toBe(true)
  await page.goto('/text')
  await expect.poll(() => page.evaluate(kept, '/text')).toBe(true)

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
  await page.getByRole('link', { name: message('en', 'types.text.title') }).click()
  await expect(page.locator('form [name="text"]')).toBeVisible()
  await context.setOffline(false)
})

test('scans, the administration and data never pass through the service worker', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 404/)
  await page.goto('/wifi')
  await expect.poll(() => page.evaluate(kept, '/wifi')).toBe(true)
  for (const path of ['/q/nothing', '/Q/NOTHING', '/api/users/me']) {
    const answer = await page.goto(path)
    expect(answer?.fromServiceWorker(), path).toBe(false)
  }
  const answer = await page.goto('/wifi')
  expect(answer?.fromServiceWorker()).toBe(true)
})

test('workers of two kinds start from what the service worker keeps', async ({ page }) => {
  await page.goto('/url')
  await expect.poll(() => page.evaluate(kept, '/url')).toBe(true)
  // The first visit fetches what both begin with; the second takes it from what is kept.
  for (const visit of ['fetched', 'kept']) {
    await page.goto('/url')
    await page.locator('form [name="url"]').fill(`https://example.com/${visit}`)
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
})
