import { linkTo, make } from '../codes-page'
import { findLayoutShifts, slowDown } from '../find-layout-shifts'
import { expect, test, waitForHydration } from '../site-test'

const mostShift = 0.01

const paths = [
  ...['/', '/ja', '/de', '/vi', '/wifi', '/batch-qr-code', '/qr-code-scanner', '/my-qr-codes'],
  ...['/my-qr-codes/edit', '/workspace', '/workspace/settings', '/blog', '/blog/the-quiet-zone'],
  ...['/ja/blog/the-quiet-zone', '/features', '/pricing', '/contact-us', '/page/privacy-policy'],
  '/developers',
]
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const { width, height } of sizes) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const path of paths) {
      test(`nothing moves while a slow phone opens ${path}`, async ({ page }) => {
        await slowDown(page)
        // With an empty cache, again, and after a page whose styles let this one be painted early.
        for (const visit of ['first', 'second', 'next']) {
          if (visit === 'next') await page.goto('/page/privacy-policy')
          const { total, sources } = await findLayoutShifts(page, path)
          expect.soft(total, `${visit} visit: ${sources.join('\n')}`).toBeLessThan(mostShift)
        }
      })
    }

    test('nothing moves for a visitor with codes and a suggestion', async ({
      browser,
      request,
    }) => {
      const made = [
        await make(request, 'Menu', { url: 'https://example.com/menu' }),
        await make(request, 'Ticket', { url: 'https://example.com/ticket' }),
      ]
      const context = await browser.newContext({
        ...{ baseURL: process.env.E2E_URL, viewport: { width, height }, locale: 'de-DE' },
      })
      const page = await context.newPage()
      waitForHydration(page)
      await page.goto(linkTo(...made))
      await expect(page.getByRole('heading', { name: 'Ticket' })).toBeVisible()
      await slowDown(page)
      for (const path of [
        '/',
        '/url',
        '/batch-qr-code',
        '/my-qr-codes',
        '/workspace',
        '/pricing',
      ]) {
        const { total, sources } = await findLayoutShifts(page, path)
        expect.soft(total, `${path}: ${sources.join('\n')}`).toBeLessThan(mostShift)
      }
      await context.close()
    })

    test('nothing moves for a visitor who is asked for consent', async ({ page, ownSite }) => {
      await slowDown(page)
      for (const path of ['/', '/contact-us', '/pricing']) {
        const { total, sources } = await findLayoutShifts(page, ownSite.url + path)
        await expect(page.locator('[data-corner-note]')).toBeVisible()
        expect.soft(total, `${path}: ${sources.join('\n')}`).toBeLessThan(mostShift)
      }
    })
  })
}
