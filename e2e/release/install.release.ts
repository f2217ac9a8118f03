import type { Page } from '@playwright/test'
import { message } from '../catalog'
import { expect, test } from '../site-test'

const install = (key: string) => message('en', `site.install.${key}`)

/**
 * Simulates Chromium on an installable site: the event is dispatched before the scripts of the page
 * run.
 */
function offerToInstall() {
  const counts = window as unknown as { prompts: number }
  counts.prompts = 0
  document.addEventListener('DOMContentLoaded', () => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => counts.prompts++
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    window.dispatchEvent(Object.assign(event, { prompt, userChoice }))
  })
}

const countPrompts = (page: Page) =>
  page.evaluate(() => (window as unknown as { prompts: number }).prompts)

test('installing is offered once a code was exported, by the browser’s own dialog', async ({
  page,
}) => {
  await page.addInitScript(offerToInstall)
  await page.goto('/text')
  await page.locator('form [name="text"]').fill('Something to take along')
  await page
    .getByRole('tab', { name: message('en', 'generator.panels.tabs.export'), exact: true })
    .click()
  // The clock is installed only now, so that the page hydrates in real time.
  await page.clock.install()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: message('en', 'editor.export.download'), exact: true })
    .click()
  await download
  await page.clock.fastForward(5000)
  const offer = page.getByRole('region', { name: install('label') })
  await expect(offer.getByText(install('text'))).toBeVisible()
  expect(await countPrompts(page)).toBe(0)
  await offer.getByRole('button', { name: install('install'), exact: true }).click()
  await expect(offer).toBeHidden()
  expect(await countPrompts(page)).toBe(1)
})
