import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi, test } from './admin-test'
import { message } from './catalog'
import { findViolations } from './find-violations'
import { expect } from './site-test'

test('an editor sees a missing page on the dashboard and redirects it', async ({
  page,
  request,
  join,
  expectedFailures,
}) => {
  expectedFailures.push(/\/sizes-for-prints/)
  await join(page, { name: 'Edda', role: 'editor' })
  const path = `/blog/sizes-for-prints-${randomUUID().slice(0, 4)}`
  expect((await page.goto(`/de${path}?mail=a@b.example`))?.status()).toBe(404)

  const many = message('en', 'admin.missingPages.noun.many')
  const card = page.getByRole('region', { name: many })
  await expect(async () => {
    await page.goto('/admin')
    await expect(card.getByRole('link', { name: path })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  expect(await findViolations(page, ':has(> * > [data-card])')).toEqual([])

  await card.getByRole('link', { name: message('en', 'admin.dashboard.all') }).click()
  const redirect = `${message('en', 'admin.missingPages.redirect')}: ${path}`
  await page.getByRole('button', { name: redirect }).press('Enter')
  const dialog = page.getByRole('dialog')
  const suggested = dialog.getByRole('radio', { name: /\/blog\/sizes-for-print$/ })
  await expect(suggested).toBeChecked()
  await dialog
    .getByRole('button', { name: message('en', 'admin.missingPages.submit') })
    .press('Enter')
  await expect(page.getByRole('button', { name: redirect })).toHaveCount(0)
  await expect
    .poll(async () => {
      const answer = await request.get(`/de${path}`, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    })
    .toEqual([308, '/de/blog/sizes-for-print'])
})

test('an editor replaces the picture of an article, whose old address leads to the new file', async ({
  page,
  request,
  join,
}) => {
  await join(page, { name: 'Pia', role: 'editor' })
  const name = `sign-${randomUUID().slice(0, 8)}`
  await page.goto('/admin/collections/media/create?locale=en')
  await choosePicture(page, `${name}.png`, '#c31')
  await page.locator('#field-alt').fill('A sign')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/media\/[\w-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1) as string
  const { docs } = (await callApi(page, '/api/posts?locale=en&where[slug][equals]=sizes-for-print'))
    .body
  const article = `/api/posts/${docs[0].id}?locale=en`
  const published = { cover: id, _status: 'published' }
  expect((await callApi(page, article, published, 'PATCH')).status).toBe(200)
  const read = async () => (await request.get('/blog/sizes-for-print')).text()
  await expect.poll(read).toContain(`${name}.png`)

  await page.reload()
  await page.locator('.file-details__remove').click()
  await choosePicture(page, `${name}-new.png`, '#13c')
  await page.locator('#action-save').click()
  await expect.poll(read).toContain(`${name}-new.png`)
  expect(await read()).not.toContain(`${name}.png`)
  const former = await request.get(`/api/media/file/${name}.png`)
  expect([former.status(), new URL(former.url()).pathname]).toEqual([
    200,
    `/api/media/file/${name}-new.png`,
  ])
  await callApi(page, article, { cover: null, _status: 'published' }, 'PATCH')
})

async function choosePicture(page: Page, name: string, background: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { name, mimeType: 'image/png', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
}
