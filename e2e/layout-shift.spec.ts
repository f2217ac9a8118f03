import { findLayoutShifts, slowDown } from './find-layout-shifts'
import { expect, test } from './site-test'

const mostShift = 0.01

for (const path of ['/', '/ja', '/wifi', '/workspace']) {
  test(`nothing moves while a slow phone opens ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await slowDown(page)
    // With an empty cache, and after another page, whose styles let this one be painted early.
    for (const visit of ['first', 'next']) {
      if (visit === 'next') await page.goto('/page/privacy-policy')
      const { total, sources } = await findLayoutShifts(page, path)
      expect(total, `${visit} visit: ${sources.join('\n')}`).toBeLessThan(mostShift)
    }
  })
}
