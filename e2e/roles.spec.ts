import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { richText } from '@/testing/test-rich-text'
import { callApi, test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

const title = (page: Page) => page.locator('#field-title')
const body = (page: Page) => page.locator('.rich-text-lexical [contenteditable="true"]').first()
const articlePath = (id: string, locale: string) =>
  `/admin/collections/posts/${id}?locale=${locale}`
const newArticle = () => ({
  title: 'Codes on foil',
  slug: `foil-${randomUUID()}`,
  body: richText('Foil reflects the light.'),
})

test('an author writes an article with a picture, and changes nothing of others', async ({
  page,
  request,
  join,
}) => {
  const slug = `foil-${randomUUID()}`
  const mary = await join(page, { name: 'Mary', role: 'author' })
  await page.goto('/admin')
  const inbox = page.getByRole('link', { name: message('en', 'admin.collections.messages.many') })
  await expect(inbox).toHaveCount(0)
  const own = `/api/posts?draft=true&limit=0&where[author][equals]=${mary.id}`
  await page.goto('/admin/collections/posts/create?locale=en')
  // The draft exists from the start, and is listed once something is typed.
  await expect(page).toHaveURL(/\/posts\/[\w-]{36}/)
  await expect(title(page)).toBeEnabled()
  expect((await callApi(page, own)).body.totalDocs).toBe(0)
  await title(page).pressSequentially('Codes on foil')
  const id = new URL(page.url()).pathname.split('/').at(-1) as string
  await page.locator('#field-slug').fill(slug)
  await addCover(page, 'A code on foil')
  await page.locator('#field-category .rs__control').click()
  await page.getByRole('option', { name: 'Print', exact: true }).click()
  await body(page).pressSequentially('Foil reflects the light.')
  const path = `/api/posts/${id}?locale=en&depth=1&draft=true`
  const read = async () => (await callApi(page, path)).body
  await expect.poll(read).toMatchObject({
    title: 'Codes on foil',
    slug,
    author: { name: 'Mary' },
    category: { title: 'Print' },
    cover: { alt: 'A code on foil' },
  })
  await expect
    .poll(async () => JSON.stringify((await read()).body))
    .toContain('"Foil reflects the light."')
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)

  const { docs } = (await callApi(page, '/api/posts?locale=en&where[slug][equals]=sizes-for-print'))
    .body
  await page.goto(`/admin/collections/posts/${docs[0].id}?locale=en`)
  await expect(title(page)).toBeDisabled()
  await expect(page.locator('#action-save')).toHaveCount(0)
  const theirs = `/api/posts/${docs[0].id}?locale=en`
  expect((await callApi(page, theirs, { title: 'Mine' }, 'PATCH')).status).toBe(403)
})

test('an editor publishes it, schedules another language, corrects the address and restores what was', async ({
  page,
  request,
  asAdmin,
  join,
}) => {
  const visit = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const { slug, ...texts } = newArticle()
  const moved = `${slug}-moved`
  await join(page, { name: 'Edith', role: 'editor' })
  const uploaded = await page.request.post('/api/media?locale=en', {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: {
      file: await drawPicture(),
      _payload: JSON.stringify({ alt: 'A code on foil' }),
    },
  })
  const cover = (await uploaded.json()).doc.id
  const draft = '/api/posts?locale=en&draft=true'
  const { id } = (await asAdmin(draft, { ...texts, slug, cover })).body.doc
  await page.goto('/admin/collections/posts?locale=en')
  await page.locator(`tbody a[href$="${id}"]`).click()
  await page.locator('#field-excerpt').fill('Why shiny codes are hard to scan.')
  await publish(page)
  await expect.poll(() => visit(`/blog/${slug}`)).toEqual([200, undefined])
  const shown = await (await request.get(`/blog/${slug}`)).text()
  for (const text of ['Foil reflects the light.', 'Why shiny codes', 'A code on foil'])
    expect(shown).toContain(text)

  await copyFromEnglish(page, 'Français')
  await expect(page).toHaveURL(/locale=fr/)
  await expect(title(page)).toHaveValue('Codes on foil')
  const schedule = { name: message('en', 'admin.schedule.open'), exact: true }
  await page.getByRole('button', schedule).click()
  await expect(page.locator('#schedule-fr')).toBeChecked()
  await page
    .getByRole('dialog')
    .locator('.react-datepicker__input-container input')
    .fill('Dec 31, 2099, 12:00 PM')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: message('en', 'admin.schedule.submit') })
    .last()
    .click()
  const changes = page.getByRole('region', { name: message('en', 'admin.schedule.changes') })
  await expect(changes).toContainText('Français')
  await changes.getByRole('button', { name: message('en', 'admin.schedule.cancel') }).click()
  await expect(changes).toBeHidden()

  await page.goto(articlePath(id, 'en'))
  await page.locator('#field-slug').fill(moved)
  await title(page).fill('Codes on fool')
  await publish(page)
  await expect.poll(() => visit(`/de/blog/${slug}?a=1`)).toEqual([308, `/de/blog/${moved}?a=1`])
  expect(await (await request.get(`/blog/${moved}`)).text()).toContain('Codes on fool')

  await page.goto(`/admin/collections/posts/${id}/versions?locale=en`)
  await page.getByRole('row').filter({ hasText: 'Previously Published' }).getByRole('link').click()
  await page.locator('#restore-publish').click()
  await page.locator('dialog[open] #confirm-action').click()
  await expect(title(page)).toHaveValue('Codes on foil')
  await expect.poll(() => visit(`/blog/${moved}`)).toEqual([308, `/blog/${slug}`])
})

test('a translator translates it into their language, and changes nothing else', async ({
  page,
  request,
  asAdmin,
  join,
}) => {
  const { slug, ...texts } = newArticle()
  const published = { ...texts, slug, _status: 'published' }
  const { id } = (await asAdmin('/api/posts?locale=en', published)).body.doc
  const french = { title: 'Codes sur film', body: texts.body }
  await asAdmin(`/api/posts/${id}?locale=fr&draft=true`, french, 'PATCH')
  await join(page, { name: 'Emil', role: 'translator', languages: ['de'] })
  await page.goto(articlePath(id, 'en'))
  await expect(title(page)).toBeDisabled()
  await copyFromEnglish(page, 'Deutsch')
  await expect(page).toHaveURL(/locale=de/)
  for (const shared of ['#field-slug', '#field-category input', '#field-publishedAt input'])
    await expect(page.locator(shared)).toBeDisabled()
  await expect(title(page)).toHaveValue('Codes on foil')
  await title(page).fill('Codes auf Folie')
  await publish(page)
  const read = async (path: string) => (await request.get(path)).text()
  await expect.poll(() => read(`/de/blog/${slug}`)).toContain('Codes auf Folie')
  expect(await read(`/blog/${slug}`)).not.toContain('Codes auf Folie')

  await page.goto(articlePath(id, 'fr'))
  await expect(title(page)).toBeDisabled()
  await expect(page.locator('#action-save')).toHaveCount(0)
  const refused = await callApi(page, `/api/posts/${id}/languages`, { locales: ['de', 'fr'] })
  expect(refused.status).toBe(403)
  expect(await read(`/fr/blog/${slug}`)).not.toContain('lang="fr"><h1')
})

/** Publishes after the typed text has been saved. */
async function publish(page: Page) {
  const published = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' &&
      answer.url().includes('/api/posts/') &&
      !answer.url().includes('autosave=true'),
  )
  await page.locator('#action-save').click()
  expect((await published).status()).toBe(200)
}

async function drawPicture() {
  const create = { width: 1200, height: 800, channels: 3, background: '#cde' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  return { name: `foil-${randomUUID()}.png`, mimeType: 'image/png', buffer }
}

async function addCover(page: Page, alt: string) {
  await page.locator('#field-cover').getByRole('button', { name: 'Create New' }).click()
  const drawer: Locator = page.getByRole('dialog')
  await drawer.locator('input[type="file"]').setInputFiles(await drawPicture())
  await drawer.locator('#field-alt').fill(alt)
  await drawer.locator('#action-save').click()
  await expect(drawer).toBeHidden()
}

/**
 * Copies the English texts with the menu of the English form, which then shows the other language.
 */
async function copyFromEnglish(page: Page, language: string) {
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#copy-locale-data__button').click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('#field-toLocale .rs__control').click()
  await page.getByRole('option', { name: language, exact: true }).click()
  await drawer.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(title(page)).toBeVisible()
}
