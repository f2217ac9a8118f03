import { message } from '../catalog'
import { findViolations } from '../find-violations'
import { expect, test } from '../site-test'

test('articles are found on a narrow screen, and axe finds nothing on lists and search results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/vi/blog')
  await page.locator('#content [name="q"]').fill('VUNG yen tinh')
  await page.locator('#content search button').click()
  await expect(page).toHaveURL(/\/vi\/blog\/search\?q=VUNG/)
  await expect(page.locator('h2 a[href$="/blog/the-quiet-zone"]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  for (const path of ['/blog/page/2', '/blog/tag/wifi', '/blog/search?q=code', '/blog/search']) {
    await page.goto(path)
    expect(await findViolations(page), path).toEqual([])
  }

  await page.goto('/de/blog/sizes-for-print')
  const contents = page.getByRole('navigation', { name: message('de', 'pages.contents') })
  await contents.getByRole('link').last().click()
  await expect(page).toHaveURL(/#.+/)
})
