import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { richText } from '../src/testing/test-rich-text'
import { type Account, callApi, signIn } from './admin-page'
import { message } from './catalogue'
import { expect, test } from './site-test'

const collection = '/admin/collections/posts'
const title = (page: Page) => page.locator('#field-title')
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: message('en', `admin.${key}`), exact: true })

/** A document on its way to readers and back: scheduled, shared, restored, in the trash. */
export function testPublishing(admin: Account): void {
  const slug = `stickers-${randomUUID()}`
  let id: string

  const write = async (page: Page, locale: string, own: string, status = 'published') => {
    const data = { title: own, body: richText(own), _status: status }
    const query = `locale=${locale}${status === 'draft' ? '&draft=true' : ''}`
    const written = await callApi(page, `/api/posts/${id}?${query}`, data, 'PATCH')
    expect(written.status).toBe(200)
  }

  test('an editor schedules a language, finds it in the calendar and shares the draft', async ({
    browser,
    page,
    request,
    expectedFailures,
  }) => {
    expectedFailures.push(/\/api\/|\/admin|\/draft\//)
    await signIn(page, admin)
    const data = { title: 'Stickers', slug, body: richText('Stickers'), _status: 'published' }
    id = (await callApi(page, '/api/posts?locale=en', data)).body.doc.id
    await write(page, 'de', 'Aufkleber')
    await write(page, 'fr', 'Autocollants', 'draft')
    const wish = { action: 'publish', locales: ['fr'], at: '2099-12-24T12:00:00.000Z' }
    expect((await callApi(page, `/api/posts/${id}/schedule`, wish)).status).toBe(200)

    await page.goto('/admin/calendar?month=2099-12')
    const change = page.locator('[data-day="2099-12-24"] [data-change]')
    await expect(change).toContainText('Stickers')
    await change.click()
    await button(page, 'schedule.cancel').click()
    await expect(change).toHaveCount(0)

    await page.goto(`${collection}/${id}?locale=fr`)
    await expect(title(page)).toHaveValue('Autocollants')
    await page.getByText(message('en', 'admin.preview.open'), { exact: true }).click()
    await page.locator('#action-share').click()
    await button(page, 'preview.create').click()
    const url = await page.locator('.share__new input').inputValue()
    const path = `${new URL(url).pathname}?lang=fr`
    const shared = await request.get(path)
    expect(shared.headers()['cache-control']).toContain('no-store')
    const visitor = await browser.newContext({ baseURL: process.env.E2E_URL as string })
    const opened = await visitor.newPage()
    await opened.goto(path)
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Autocollants')
    await expect(opened.locator('meta[name="robots"]').first()).toHaveAttribute(
      'content',
      /noindex/,
    )
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200)
    expect(await (await request.get(`/fr/blog/${slug}`)).text()).not.toContain('Autocollants')
    await button(page, 'preview.revoke').click()
    await expect(button(page, 'preview.revoke')).toHaveCount(0)
    expect((await opened.reload())?.status()).toBe(410)
    await visitor.close()
  })

  test('an editor restores one language, moves the article to the trash and back', async ({
    page,
    request,
    expectedFailures,
  }) => {
    expectedFailures.push(/\/api\/|\/admin/)
    const statusOf = async (path: string) => (await request.get(path)).status()
    await signIn(page, admin)
    await write(page, 'de', 'Klebezettel')
    await page.goto(`${collection}/${id}/versions?locale=de`)
    await page.getByRole('row').filter({ hasText: 'Deutsch' }).nth(0).getByRole('link').click()
    await expect(page.locator('[data-difference="title"] del')).toHaveText('Aufkleber')
    await expect(page.locator('[data-difference="title"] ins')).toHaveText('Klebezettel')
    await page.goto(`${collection}/${id}/versions?locale=de`)
    await page.getByRole('row').filter({ hasText: 'Deutsch' }).nth(1).getByRole('link').click()
    await page.locator('#restore-draft').click()
    await page.locator('dialog[open] #confirm-action').click()
    await expect(title(page)).toHaveValue('Aufkleber')
    expect(await (await request.get(`/de/blog/${slug}`)).text()).toContain('Klebezettel')

    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-delete').click()
    await page.locator('dialog[open] #confirm-action').click()
    await expect(page).toHaveURL(/\/collections\/posts(\?|$)/)
    await expect.poll(() => statusOf(`/blog/${slug}`)).toBe(404)
    await page.goto(`${collection}/trash/${id}?locale=en`)
    await page.locator('#action-restore').click()
    await page.locator('dialog[open] input[type="checkbox"]').check({ force: true })
    await page.locator('dialog[open] #confirm-action').click()
    await expect.poll(() => statusOf(`/blog/${slug}`)).toBe(200)
    expect(await (await request.get(`/de/blog/${slug}`)).text()).toContain('Aufkleber')
  })
}
