import type { Page } from '@playwright/test'
import { locales } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { expect, test } from './site-test'

const say = (key: string) => message('en', `pages.blog.${key}`)

const articles = (page: Page) => page.locator('#content h2 a')
const titles = (page: Page) => articles(page).allTextContents()

test('all articles are on one page or the other', async ({ page, request, expectedFailures }) => {
  await page.goto('/blog')
  const first = await titles(page)
  expect(first).toHaveLength(8)
  const pages = page.getByRole('navigation', { name: say('pages') })
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1')
  await pages.getByRole('link', { name: say('next') }).click()
  await expect(page).toHaveURL('/blog/page/2')
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
  const all = [...first, ...(await titles(page))]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(10)

  await page.goto('/blog/page/1')
  await expect(page).toHaveURL('/blog')
  expectedFailures.push(/404/)
  for (const path of ['/blog/page/99', '/blog/page/two', '/blog/tag/nothing', '/ja/blog/page/0']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('a category and a tag show what belongs to them', async ({ page }) => {
  await page.goto('/blog')
  const all = await titles(page)
  const categories = page.getByRole('navigation', { name: say('categories') })
  await categories.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/blog\/category\/\w+$/)
  await expect(categories.locator('[aria-current="page"]')).toHaveCount(1)
  expect((await titles(page)).length).toBeGreaterThan(0)
  expect((await titles(page)).length).toBeLessThan(all.length)

  await page.goto('/blog/the-quiet-zone')
  await page
    .getByRole('navigation', { name: say('tags') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/blog\/tag\/\w+$/)
  await expect(page.locator('h2 a[href="/blog/the-quiet-zone"]')).toBeVisible()
})

test('an article says who, when and how long, and what to read next', async ({ page }) => {
  await page.goto('/de/blog/sizes-for-print')
  await expect(page.locator('#content time').first()).toHaveText('17. November 2026')
  await expect(page.getByText(/\d+ Minuten?/).first()).toBeVisible()
  const contents = page.getByRole('navigation', { name: message('de', 'pages.contents') })
  await contents.getByRole('link').last().click()
  await expect(page).toHaveURL(/#.+/)
  const related = page.getByRole('region', { name: message('de', 'pages.blog.related') })
  await expect(related.getByRole('link', { name: /./ }).and(related.locator('h3 a'))).toHaveCount(3)
  await expect(related.locator('h3 a[href$="/sizes-for-print"]')).toHaveCount(0)
})

test('articles are found without scripts, in the words people type', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL as string,
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  for (const [locale, question] of [
    ['en', 'QUIET zone'],
    ['vi', 'vùng yên tĩnh'],
    ['vi', 'VUNG yen tinh'],
    ['de', 'ruhezone'],
    ['ja', '余白'],
    ['zh', '静区'],
  ] as const) {
    await page.goto(localizedPath(locale, paths.blog))
    await page.locator('#content [name="q"]').fill(question)
    await page.locator('#content search button').click()
    expect(new URL(page.url()).searchParams.get('q')).toBe(question)
    await expect(page.locator('h1')).toContainText(question)
    await expect(
      page.locator('h2 a[href$="/blog/the-quiet-zone"]'),
      `${locale}: ${question}`,
    ).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `${locale}: ${question}`).toBeLessThanOrEqual(0)
  }
  await context.close()
})

test('a search says what is wrong with a question', async ({ page }) => {
  const cases: [string, string][] = [
    ['', say('search.hint')],
    ['unfindable words', say('search.none')],
    ['!?', say('search.noWords')],
    ['a'.repeat(81), say('search.tooLong').replace('{max}', '80')],
    ['\0<script>unfindable', say('search.none')],
  ]
  for (const [question, answer] of cases) {
    await page.goto(`/blog/search?q=${encodeURIComponent(question)}`)
    await expect(page.getByText(answer), question).toBeVisible()
    await expect(page.locator('#content [name="q"]')).toBeVisible()
  }
})

test('axe finds nothing on lists and answers', async ({ page }) => {
  for (const path of ['/blog/page/2', '/blog/tag/wifi', '/blog/search?q=code', '/blog/search']) {
    await page.goto(path)
    expect(await findViolations(page), path).toEqual([])
  }
})

test('every language has its feed', async ({ page, request, baseURL }) => {
  for (const { code, lang } of locales) {
    const blog = localizedPath(code, paths.blog)
    const html = await (await request.get(blog)).text()
    const [, href] =
      html.match(/<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/) ?? []
    expect(href, blog).toBe(new URL(`${blog}/rss.xml`, baseURL).href)
    const answer = await request.get(href as string)
    expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/)
    const feed = await page.evaluate(
      ([text]) => {
        const document = new DOMParser().parseFromString(text as string, 'application/xml')
        return {
          language: document.querySelector('channel > language')?.textContent,
          links: [...document.querySelectorAll('item > link')].map((link) => link.textContent),
          texts: [...document.querySelectorAll('item > description')].map(
            (text) => text.textContent?.length ?? 0,
          ),
        }
      },
      [await answer.text()],
    )
    expect(feed.language).toBe(lang)
    expect(feed.links.length, blog).toBeGreaterThanOrEqual(10)
    expect(feed.links.every((link) => link?.startsWith(`${new URL(blog, baseURL).href}/`))).toBe(
      true,
    )
    expect(Math.min(...feed.texts)).toBeGreaterThan(20)
  }
})
