import type { Locale } from '@/i18n/locales'
import { legalSlugs, localizedPath, solutionSlugs } from '@/paths'
import { expect, test } from './site-test'

const generatorTypes = [
  'text',
  'url',
  'document',
  'multimedia',
  'vcard',
  'map',
  'image',
  'event',
  'wifi',
  'email',
  'sms',
]

/** The page of a code; this one does not exist, which is said in the visitor's language. */
const unknownCode = '/q/example'

/** Every route of the specification that has a page. */
const routes = [
  '/',
  ...generatorTypes.map((type) => `/${type}`),
  '/batch-qr-code',
  '/blog',
  '/blog/how-wifi-codes-work',
  '/contact-us',
  '/developers',
  '/features',
  '/pricing',
  unknownCode,
  '/qr-code-scanner',
  ...solutionSlugs.map((slug) => `/${slug}`),
  ...legalSlugs.map((slug) => `/page/${slug}`),
]

for (const code of ['en', 'de', 'ja'] satisfies Locale[]) {
  test(`no page of ${code} complains in the browser`, async ({ page, expectedFailures }) => {
    test.setTimeout(180_000)
    expectedFailures.push(/404.*\/q\//)
    for (const path of routes) {
      await page.goto(localizedPath(code, path))
      await expect(page.locator('h1')).toHaveCount(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}
