import { locales } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { findSchemaFaults } from '@/site/seo/structured-data/find-schema-faults'
import { expect, test } from './site-test'

const readData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  )

for (const { code, lang } of locales) {
  test(`the site can be installed in ${code}`, async ({ page, request, baseURL }) => {
    await page.goto(localizedPath(code, '/'))
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const answer = await request.get(address as string)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ lang, start_url: localizedPath(code, '/'), scope: '/' })
    const icons = manifest.icons as { src: string }[]
    const shortcuts = manifest.shortcuts as { url: string }[]
    for (const target of [...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]) {
      expect((await request.get(new URL(target, baseURL).href)).status(), target).toBe(200)
    }
  })
}

test('a page that one comes to by a link describes itself too', async ({ page }) => {
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

test('pictures of pages are drawn for our own pages only, and kept', async ({ page, request }) => {
  await page.goto('/ja/wifi')
  const address = (await page
    .locator('meta[property="og:image"]')
    .getAttribute('content')) as string
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const other = new URL(address)
  other.searchParams.set('title', 'Somebody else’s words')
  expect((await request.get(other.href)).status()).toBe(404)
})

test('what is searched for stays out of search engines', async ({ request }) => {
  const html = await (await request.get('/blog/search?q=wifi')).text()
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(html).not.toMatch(/<link rel="alternate" hreflang/i)
  expect((await request.get('/sitemap/en-99.xml')).status()).toBe(404)
  expect((await request.get('/sitemap/xx-1.xml')).status()).toBe(404)
})
