import { findSchemaFaults } from '@/testing/find-schema-faults'
import { expect, test } from './site-test'

const readData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  )

test('a page reached by a link has structured data of its own', async ({ page }) => {
  await page.goto('/de')
  expect((await page.evaluate(readData)).join()).toContain('SoftwareApplication')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.locator('footer a[href="/de/pricing"], header a[href="/de/pricing"]').first().click()
  await expect(page).toHaveURL(/\/de\/pricing$/)
  await expect.poll(async () => (await page.evaluate(readData)).join()).toContain('BreadcrumbList')
  const data = await page.evaluate(readData)
  expect(data.flatMap(findSchemaFaults)).toEqual([])
  expect(data.join()).not.toContain('SoftwareApplication')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
