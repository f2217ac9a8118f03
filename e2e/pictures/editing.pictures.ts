import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Call, callApi, test } from '../admin-test'
import { expect } from '../site-test'

/** Captures the screenshots of the editors' guide, `docs/editing.md`. */
const folder = 'docs/editing'
const widthPx = 1200

test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 })

test('the pictures of an editor’s first hour', async ({ page, asAdmin, join }) => {
  await mkdir(folder, { recursive: true })
  await join(page, { name: 'Grace', role: 'editor' })
  await addWork(asAdmin)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Assigned to you' })).toBeVisible()
  await capture(page, 'dashboard')

  await page.goto('/admin/collections/posts?locale=en&search=printed+QR')
  const title = 'How large should a printed QR code be?'
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await capture(page, 'list')

  const { docs } = (await callApi(page, '/api/posts?locale=en&where[slug][equals]=sizes-for-print'))
    .body
  const path = `/admin/collections/posts/${docs[0].id}`
  const earlier = { excerpt: 'Three numbers are enough to plan a code.', _status: 'published' }
  await callApi(page, `/api/posts/${docs[0].id}?locale=en`, earlier, 'PATCH')
  await page.goto(`${path}?locale=en`)
  const excerpt = page.locator('#field-excerpt')
  await expect(excerpt).toBeEnabled()
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await excerpt.fill('Count the modules, measure the distance and add the margin.')
  await saved
  await expect(page.locator('.status__value')).toContainText('Changed')
  await capture(page, 'form')

  await page.getByRole('button', { name: 'Languages', exact: true }).click()
  await expect(page.locator('[data-language="en"]')).toContainText('Unpublished')
  await capture(page, 'languages')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.locator('#schedule-en')).toBeChecked()
  await capture(page, 'schedule')

  await page.goto(`${path}?locale=de`)
  await expect(page.locator('#field-slug')).toBeDisabled()
  await capture(page, 'translation')

  await page.goto(`${path}/versions?locale=en`)
  await page.locator('tbody a').nth(1).click()
  await expect(page.locator('#restore-draft')).toBeVisible()
  await capture(page, 'versions')

  await page.goto('/internal/preview?path=/blog/sizes-for-print')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await capture(page, 'preview')
})

/** Adds what an editor finds on the dashboard in the morning. */
async function addWork(asAdmin: Call) {
  const sender = { firstname: 'Mia', email: 'mia@example.com', locale: 'de', status: 'new' }
  for (const subject of ['Labels for a bakery', 'A code on aluminum'])
    await asAdmin('/api/messages', {
      ...{ ...sender, subject, reason: 'question', message: 'Hello' },
    })
  const { docs: users } = (await asAdmin('/api/users?where[name][equals]=Grace')).body
  const { docs } = (await asAdmin('/api/posts?locale=en&limit=2&sort=slug')).body
  for (const { id } of docs)
    await asAdmin(`/api/posts/${id}/workflow`, {
      ...{ locale: 'de', action: 'assign', user: users[0].id },
    })
}

async function capture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  // Removes focus, so that no highlight and no blinking caret are captured.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await sharp(await page.screenshot({ caret: 'hide' }))
    .resize(widthPx)
    .webp({ quality: 70 })
    .toFile(`${folder}/${name}.webp`)
}
