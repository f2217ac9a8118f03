import type { Route } from '@playwright/test'
import { message } from './catalog'
import {
  countDocuments,
  expectErrorPage,
  refuseChunks,
  script,
  t,
  test,
  waitForHydration,
} from './error-pages'
import { expect } from './site-test'

test('shows the error page for scripts that do not arrive after one reload, or that throw, and starts again on request', async ({
  page,
}) => {
  const documents = countDocuments(page)
  const refuseChunk = (route: Route) => route.abort()
  await page.route(script, refuseChunk)
  await page.goto('/de/wifi')
  await expectErrorPage(page, t('de', 'notLoaded'))
  expect(documents).toEqual(['/de/wifi', '/de/wifi'])

  await page.unroute(script, refuseChunk)
  await page.getByRole('link', { name: t('de', 'retry') }).click()
  await expect(page.locator('form [name="ssid"]')).toBeVisible()
  await waitForHydration(page)

  documents.length = 0
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("The start has failed")',
    }),
  )
  await page.goto('/de/wifi')
  await expectErrorPage(page, 'The start has failed')
  expect(documents).toEqual(['/de/wifi'])
})

test('reloads the page once for a part that is missing after a deployment', async ({ page }) => {
  await refuseChunks(page, '/de/features')
  await page.goto('/de/features')
  await waitForHydration(page)
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').locator('a[href="/de/qr-code-scanner"]').click()
  // The same build files are missing after the reload, so the error page appears.
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText(t('de', 'notLoaded'))
  await expect(page).toHaveTitle(t('de', 'notLoaded'))
  await expect(main.getByRole('link', { name: t('de', 'home') })).toBeVisible()
  await expect(main.getByRole('link', { name: t('de', 'tryService') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(documents).toEqual(['/de/qr-code-scanner'])
})

test('does not reload unsaved work for a missing part, which is requested again', async ({
  page,
}) => {
  const restore = await refuseChunks(page, '/de/text')
  await page.goto('/de/text')
  await waitForHydration(page)
  const documents = countDocuments(page)
  await page.locator('form [name="text"]').fill('Meine Arbeit')
  await page
    .getByRole('tab', { name: message('de', 'generator.panels.tabs.export'), exact: true })
    .click()
  const note = page.getByText(message('de', 'generator.panels.failed.title'), { exact: true })
  await expect(note).toBeVisible()
  await restore()
  await page.getByRole('button', { name: message('de', 'generator.panels.failed.retry') }).click()
  await expect(
    page.getByRole('button', { name: message('de', 'editor.export.download'), exact: true }),
  ).toBeVisible()
  await expect(page.locator('form [name="text"]')).toHaveValue('Meine Arbeit')
  expect(documents).toEqual([])
})
