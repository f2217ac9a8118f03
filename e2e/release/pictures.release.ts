import { decodePng } from '@/qr/render/decode-for-test'
import { expect, test } from '../site-test'

/** Pages whose pictures contain codes, and the addresses that the codes lead to. */
const pictures: [path: string, target: string][] = [
  ['/features', '/features$'],
  ['/de/features', '/de/features$'],
  ['/q/example', '/'],
  ['/qr-codes-in-marketing', '/'],
  ['/qr-codes-for-nonprofit', '/'],
]

// Pixel density of a phone's screen.
test.use({ deviceScaleFactor: 3 })

for (const group of [pictures.slice(0, 3), pictures.slice(3)]) {
  const paths = group.map(([path]) => path).join(', ')
  test(`every code drawn in a page scans, in light and in dark: ${paths}`, async ({
    page,
    baseURL,
    expectedFailures,
  }) => {
    // No code has this address, so the page is a 404, but it contains a picture of a code.
    expectedFailures.push(/404.*\/q\/example/)
    for (const [path, target] of group) {
      await page.goto(path)
      const codes = page.locator(
        'main svg[role="img"], main [aria-hidden="true"] > svg[shape-rendering="crispEdges"]',
      )
      expect(await codes.count(), path).toBeGreaterThan(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const code of await codes.all()) {
          const { jsqr, zxing } = await decodePng(await code.screenshot())
          expect(zxing, `${path}, ${colorScheme}`).toMatch(new RegExp(`^${baseURL}${target}`))
          expect(jsqr, `${path}, ${colorScheme}`).toBe(zxing)
        }
      }
    }
  })
}
