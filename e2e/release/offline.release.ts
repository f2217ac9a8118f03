import type { Page } from '@playwright/test'
import { message } from '../catalog'
import { drawCode } from '../draw-code'
import { isCached, offline } from '../offline-tools'
import { expect, test } from '../site-test'

/** Presses a key and advances the clock until the visit counts as work; see `cache-tools.ts`. */
async function startWorking(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await page.clock.fastForward(3000)
  await expect.poll(() => page.evaluate(isCached, path)).toBe(true)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(21_000)
}

/** Waits for the entry that `public/sw.js` writes after it has stored all tools. */
const waitForTools = (page: Page) =>
  expect(async () => {
    const areStored = await page.evaluate(async () => Boolean(await caches.match('/offline-tools')))
    expect(areStored).toBe(true)
  }).toPass()

/** Opens every tab of the editor, and downloads the code in every format. */
async function useWholeEditor(page: Page) {
  const open = (tab: string) =>
    page
      .getByRole('tab', { name: message('de', `generator.panels.tabs.${tab}`), exact: true })
      .click()
  for (const tab of ['style', 'logo', 'frame', 'print']) {
    await open(tab)
    // The panel has loaded.
    await expect(page.getByRole('tabpanel').locator('input').first()).toBeAttached()
  }
  await open('export')
  for (const format of ['PNG', 'SVG', 'PDF', 'JPEG', 'WebP', 'EPS']) {
    await page.getByRole('radio', { name: format, exact: true }).check({ force: true })
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: message('de', 'editor.export.download'), exact: true })
      .click()
    expect((await download).suggestedFilename()).toMatch(/\.(png|svg|pdf|jpe?g|webp|eps)$/)
  }
}

test('working with one tool stores all others for use without a connection, in its language', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(offline)
  await startWorking(page, '/de/wifi')
  // Limited only by the timeout of the journey: all scripts of the tools are fetched.
  await waitForTools(page)
  const note = (key: string) =>
    page.getByRole('status').filter({ hasText: message('de', `site.offline.${key}`) })
  await expect(note('ready')).toBeVisible()
  await context.setOffline(true)
  await expect(note('offlineReady')).toBeVisible()

  // The offline page of another language links to the tools in the language used last.
  await page.goto('/email')
  await expect(
    page.getByRole('heading', { name: message('de', 'site.offline.title') }),
  ).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(28)
  await page.getByRole('link', { name: message('de', 'pages.scanner.title') }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawCode('Without a network'))
  await expect(page.getByText('Without a network').first()).toBeVisible()

  await page.goto('/de/batch-qr-code')
  await page
    .getByRole('button', { name: message('de', 'batch.list.sample.use'), exact: true })
    .click()
  const run = page.locator('#batch-run')
  await run.getByRole('button').first().click()
  const archive = message('de', 'batch.run.result.downloadZip').replace(/\s*\(?\{.*/s, '')
  await expect(page.getByRole('button', { name: archive })).toBeVisible()

  await page.goto('/de')
  await page
    .getByRole('button', { name: message('de', 'generator.tools.recent'), exact: true })
    .click()
  await expect(page.getByText(message('de', 'editor.recent.empty.title'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('form [name="text"]').fill('Ohne Netz')
  await useWholeEditor(page)

  for (const type of ['document', 'sms']) {
    const label = message('de', `types.${type}.label`)
    await page.getByRole('link', { name: label, exact: true }).first().click()
    const heading = message('de', `types.${type}.heading`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await context.setOffline(false)
})
