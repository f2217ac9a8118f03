import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { richText } from '@/testing/test-rich-text'
import { callApi, test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

test('a form publishes its own language, asks before it removes sections elsewhere, and the list shows how far each language is', async ({
  page,
  join,
}) => {
  await join(page, { role: 'admin' })
  const section = (id: string, title: string) => ({
    id,
    blockType: 'cards',
    title,
    items: [{ id: `item-of-${id}`, title, path: '/wifi' }],
  })
  const path = '/api/solutions'
  const sections = (title: string) => [section('a', title), section('b', title)]
  const english = { label: 'Tried', hero: { title: 'Tried' }, blocks: sections('Section') }
  const created = await callApi(page, path, {
    ...english,
    slug: `tried-${randomUUID()}`,
    _status: 'published',
  })
  const { id } = created.body.doc
  const texts = (locale: string) => `${path}/${id}?locale=${locale}&depth=0`
  const german = { label: 'Probe', hero: { title: 'Probe' }, blocks: sections('Abschnitt') }
  await callApi(page, texts('de'), { ...german, _status: 'published' }, 'PATCH')
  await callApi(page, `${texts('fr')}&draft=true`, { label: 'Essai' }, 'PATCH')

  // Publishing from the form of a language publishes this language only.
  await page.goto(`/admin/collections/solutions/${id}?locale=de`)
  await expect(page.locator('#field-slug')).toBeDisabled()
  await expect(page.locator('.blocks-field__drawer-toggler')).toBeHidden()
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.locator('#field-label').fill('Neuer Name')
  expect((await saved).status()).toBe(200)
  await page.locator('#action-save').click()
  const labelIn = async (locale: string) => (await callApi(page, texts(locale))).body.label
  await expect.poll(() => labelIn('de')).toBe('Neuer Name')
  expect(await labelIn('en')).toBe('Tried')
  expect((await callApi(page, texts('fr'))).body._status).toBe('draft')

  // The list of languages shows which are published and which lack texts.
  await page.getByRole('button', { name: message('en', 'admin.publication.open') }).click()
  const french = page.locator('[data-language="fr"]')
  await expect(french).toContainText(message('en', 'admin.publication.draft'))
  await expect(french).toContainText(message('en', 'admin.publication.missing'))
  await expect(page.locator('[data-language="de"]')).toContainText(
    message('en', 'admin.publication.published'),
  )

  // Removing a section that German shows needs a confirmation.
  const draft = { blocks: [section('a', 'Section')] }
  await callApi(page, `${texts('en')}&draft=true`, draft, 'PATCH')
  await page.goto(`/admin/collections/solutions/${id}?locale=en`)
  await expect(page.locator('.blocks-field__drawer-toggler')).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByRole('dialog')).toContainText('Deutsch')
  await page
    .getByRole('button', { name: message('en', 'admin.publication.removedConfirm') })
    .click()
  const sectionsIn = async (locale: string) => (await callApi(page, texts(locale))).body.blocks
  await expect.poll(async () => (await sectionsIn('en')).length).toBe(1)
  expect(await sectionsIn('de')).toMatchObject([{ id: 'a', title: 'Abschnitt' }])
})

test('an article with a date ahead is scheduled, and the dashboard lists and cancels it', async ({
  page,
  request,
  join,
}) => {
  const slug = `later-${randomUUID()}`
  await join(page, { role: 'admin' })
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const data = { title: slug, slug, body: richText('Later'), publishedAt }
  const { id } = (await callApi(page, '/api/posts?draft=true&locale=en', data)).body.doc
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(page.locator('#action-save')).toBeHidden()
  await page.locator('#action-schedule').click()
  const list = page.getByRole('region', { name: message('en', 'admin.schedule.changes') })
  await expect(list).toContainText(message('en', 'admin.schedule.waiting'))
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)

  // The form preselects the edited language and has a field for the time.
  await page
    .getByRole('button', { name: message('en', 'admin.schedule.open'), exact: true })
    .click()
  await expect(page.locator('#schedule-en')).toBeChecked()
  await expect(page.locator('#schedule-de')).not.toBeChecked()
  await page
    .getByRole('button', { name: message('en', 'admin.schedule.submit') })
    .last()
    .click()
  await expect(page.getByText(message('en', 'admin.schedule.noDate'))).toBeVisible()

  await page.goto('/admin')
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(list).toContainText(zone)
  // Other articles may be scheduled, too.
  const row = list.getByRole('row').filter({ has: page.getByRole('link', { name: slug }) })
  await row.getByRole('button', { name: message('en', 'admin.schedule.cancel') }).click()
  await expect(row).toBeHidden()
})

test('a solution page is public at the address that an editor gives it, and redirected from the one before', async ({
  page,
  request,
  join,
}) => {
  const [first, second] = [`first-${randomUUID()}`, `second-${randomUUID()}`]
  await join(page, { role: 'admin' })
  const data = { label: 'Moved', hero: { title: 'A page that moves' }, slug: first }
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf(`/de/${first}`)).toBe(404)
  const path = '/api/solutions'
  const created = await callApi(page, path, { ...data, _status: 'published' })
  await expect.poll(() => statusOf(`/de/${first}`)).toBe(200)
  expect(await (await request.get(`/${first}`)).text()).toContain('A page that moves')

  const change = `${path}/${created.body.doc.id}?locale=en`
  await callApi(page, change, { slug: second, _status: 'published' }, 'PATCH')
  await expect.poll(() => statusOf(`/de/${first}`)).toBe(308)
  const answer = await request.get(`/${first}?a=1`, { maxRedirects: 0 })
  expect(answer.headers().location).toBe(`/${second}?a=1`)
  expect(await statusOf(`/de/${second}`)).toBe(200)
  await page.goto('/admin/collections/redirects')
  await expect(page.getByRole('row').filter({ hasText: `/${first}` })).toContainText(`/${second}`)
  await callApi(page, change, undefined, 'DELETE')
})

const collection = '/admin/collections/posts'
const title = (page: Page) => page.locator('#field-title')
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: message('en', `admin.${key}`), exact: true })

/** Publishes an article in English and German; returns its address and how to change its texts. */
async function publishStickers(page: Page) {
  const slug = `stickers-${randomUUID()}`
  const data = { title: 'Stickers', slug, body: richText('Stickers'), _status: 'published' }
  const id: string = (await callApi(page, '/api/posts?locale=en', data)).body.doc.id
  const write = async (locale: string, own: string, status = 'published') => {
    const texts = { title: own, body: richText(own), _status: status }
    const query = `locale=${locale}${status === 'draft' ? '&draft=true' : ''}`
    const written = await callApi(page, `/api/posts/${id}?${query}`, texts, 'PATCH')
    expect(written.status).toBe(200)
  }
  await write('de', 'Aufkleber')
  return { id, slug, write }
}

test('an editor schedules a language, finds it in the calendar and shares the draft', async ({
  browser,
  page,
  request,
  join,
  expectedFailures,
}) => {
  expectedFailures.push(/\/draft\//)
  await join(page, { role: 'editor' })
  const { id, slug, write } = await publishStickers(page)
  await write('fr', 'Autocollants', 'draft')
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
  const url = await page.locator('[data-new-link] input').inputValue()
  const path = `${new URL(url).pathname}?lang=fr`
  const shared = await request.get(path)
  expect(shared.headers()['cache-control']).toContain('no-store')
  const visitor = await browser.newContext({ baseURL: process.env.E2E_URL as string })
  const opened = await visitor.newPage()
  await opened.goto(path)
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Autocollants')
  await expect(opened.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
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
  join,
}) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  await join(page, { role: 'editor' })
  const { id, slug, write } = await publishStickers(page)
  await write('de', 'Klebezettel')
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
