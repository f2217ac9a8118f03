import { decodePng } from '@/qr/render/decode-for-test'
import { expect, test } from './site-test'

/** Pages whose pictures hold codes, and what the codes must lead to. */
const pictures: [path: string, holds: (baseURL: string) => RegExp][] = [
  ['/features', (baseURL) => new RegExp(`^${baseURL}/features$`)],
  ['/de/features', (baseURL) => new RegExp(`^${baseURL}/de/features$`)],
  ['/qr-codes-in-marketing', (baseURL) => new RegExp(`^${baseURL}/`)],
  ['/qr-codes-for-nonprofit', (baseURL) => new RegExp(`^${baseURL}/`)],
  ['/q/example', (baseURL) => new RegExp(`^${baseURL}/`)],
]

// As sharp as a phone's screen.
test.use({ deviceScaleFactor: 3 })

for (const [path, holds] of pictures) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every code drawn on ${path} scans, ${colorScheme}`, async ({
      page,
      baseURL,
      expectedFailures,
    }) => {
      // No code has this address; its page has a picture of one all the same.
      expectedFailures.push(/404.*\/q\/example/)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      const codes = page.locator(
        'main svg[role="img"], main [aria-hidden="true"] > svg[shape-rendering="crispEdges"]',
      )
      expect(await codes.count()).toBeGreaterThan(0)
      for (const code of await codes.all()) {
        const { jsqr, zxing } = await decodePng(await code.screenshot())
        expect(zxing).toMatch(holds(baseURL as string))
        expect(jsqr).toBe(zxing)
      }
    })
  }
}
