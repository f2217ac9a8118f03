import { message } from './catalogue'
import { expect, test } from './site-test'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

const drop = (locale: 'en' | 'de', keys: string) =>
  message(locale, 'scanner.start.drop').replace(/\{keyboard.*\}\}/, keys)

for (const [system, userAgent, path, locale, control, keys] of [
  ['a Mac', mac, '/de/qr-code-scanner', 'de', '⌘', '⌘V'],
  ['Windows', windows, '/de/qr-code-scanner', 'de', 'Strg', 'Strg+V'],
  ['Windows', windows, '/qr-code-scanner', 'en', 'Ctrl', 'Ctrl+V'],
] as const) {
  test.describe(`with ${system}`, () => {
    test.use({ userAgent })

    test(`keys have the names they have on the keyboard: ${keys} in ${locale}`, async ({
      page,
    }) => {
      await page.goto(path)
      const start = page.locator('[data-scanner="start"]')
      await expect(start).toContainText(drop(locale, keys))
      await expect(page.locator('main kbd').first()).toHaveText(control)
    })
  })
}
