import type { Page } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const tool = (page: Page, key: 'keep' | 'recent' | 'share') =>
  page.getByRole('button', { name: message('en', `generator.tools.${key}`), exact: true })
const windowOf = (page: Page, group: 'recent' | 'share') =>
  page.getByRole('dialog', { name: message('en', `editor.${group}.title`) })

/** Fills in fields and waits until the code contains them. */
async function write(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form [name="${name}"]`).fill(value)
  }
  const status = page.getByRole('status')
  await expect(
    status.filter({ hasText: message('en', 'generator.code.status.ready') }),
  ).toBeVisible()
}

test('a code kept in one tab appears in another and opens on the page of its type', async ({
  page,
  context,
}) => {
  await page.goto('/wifi')
  await write(page, { ssid: 'Café Luna', password: 'twelve letters' })
  const other = await context.newPage()
  await other.goto('/text')
  await tool(other, 'recent').click()
  const dialog = windowOf(other, 'recent')
  await expect(dialog.getByText(message('en', 'editor.recent.empty.title'))).toBeVisible()
  await page.bringToFront()
  await tool(page, 'keep').click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  await other.bringToFront()
  const name = message('en', 'editor.recent.open').replace('{name}', 'Café Luna')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(other).toHaveURL(/\/wifi$/)
  await expect(other.locator('form [name="ssid"]')).toHaveValue('Café Luna')
  await expect(other.locator('form [name="password"]')).toHaveValue('twelve letters')
})

test('a share link restores content and design without any server seeing them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/wifi')
  await write(page, { ssid: 'Gäste 🙂', password: 'open sesame' })
  await page.getByRole('radio', { name: /^H/ }).check({ force: true })
  await tool(page, 'share').click()
  const dialog = windowOf(page, 'share')
  await expect(dialog.getByText(message('en', 'editor.share.password.title'))).toBeVisible()
  await dialog.getByRole('button', { name: message('en', 'editor.share.copy') }).click()
  await expect(
    dialog.getByRole('button', { name: message('en', 'editor.share.copied') }),
  ).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/wifi#code=1\.[\w-]+$/)

  const elsewhere = await browser.newContext({ baseURL: baseURL as string })
  const guest = await elsewhere.newPage()
  const requestedUrls: string[] = []
  guest.on('request', (request) => requestedUrls.push(request.url()))
  await guest.goto(link)
  await expect(guest.locator('form [name="ssid"]')).toHaveValue('Gäste 🙂')
  await expect(guest.locator('form [name="password"]')).toHaveValue('open sesame')
  await expect(guest.getByRole('radio', { name: /^H/ })).toBeChecked()
  // The fragment is removed from the address, so that a reload does not undo later changes.
  await expect(guest).toHaveURL(/\/wifi$/)
  expect(requestedUrls.filter((url) => url.includes('code='))).toEqual([])

  await guest.goto(`${link.slice(0, -8)}`)
  await expect(guest.getByText(message('en', 'generator.tools.unreadable'))).toBeVisible()
  await elsewhere.close()
})
