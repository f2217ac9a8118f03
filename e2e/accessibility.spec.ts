import { findViolations } from './find-violations'
import { expect, test } from './site-test'

const pages = [
  '/',
  '/wifi',
  '/event',
  '/document',
  '/features',
  '/pricing',
  '/blog',
  '/blog/how-wifi-codes-work',
  '/contact-us',
  '/qr-code-scanner',
  '/batch-qr-code',
  '/qr-codes-in-education',
  '/page/privacy-policy',
  '/q/example',
  '/de/vcard',
  '/ja',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any tab of the editor, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/url')
    await page.locator('form [name="url"]').fill('https://example.com/')
    const tabs = page.getByRole('tab')
    for (let index = 0; index < (await tabs.count()); index += 1) {
      const tab = tabs.nth(index)
      const panel = page.getByRole('tabpanel')
      await expect(async () => {
        await tab.click()
        await expect(panel.getByRole('button').or(panel.getByRole('radio')).first()).toBeVisible({
          timeout: 3000,
        })
      }).toPass()
      expect(await findViolations(page), await tab.innerText()).toEqual([])
    }
  })
}

// In the light, every address there is: see `crawl.spec.ts`.
test('axe finds nothing on any kind of page in the dark', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(path)
    expect(await findViolations(page), path).toEqual([])
  }
})

test('the generator is made and taken away by keyboard alone', async ({ page }) => {
  await page.goto('/text')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
  await page.keyboard.press('Enter')
  await page.locator('form textarea').focus()
  await page.keyboard.type('by keyboard')
  const download = page.waitForEvent('download')
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').textContent())?.includes('PNG')) break
  }
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('text-by-keyboard.png')
})
