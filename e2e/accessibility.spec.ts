import { message } from './catalog'
import { findLayoutFaults } from './find-layout-faults'
import { findViolationsInBothThemes } from './find-violations'
import { expect, test } from './site-test'

// A sample: every template, theme and language is checked by `release/accessibility.release.ts`, and
// the journeys check the states that they lead to.
test('axe finds nothing on a page in both themes, it fits 320 px, and its first stop skips the menu', async ({
  page,
}) => {
  await page.goto('/wifi')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: message('en', 'site.skipToContent') })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findLayoutFaults(page)).toEqual([])
})
