import { expect, test } from '../site-test'

test('the first field is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/wifi']) {
    await page.goto(path)
    const field = page.locator('form :is(input[type="text"], textarea)').first()
    const box = await field.boundingBox()
    expect(box?.y, path).toBeLessThan(500)
  }
})
