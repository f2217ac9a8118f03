import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const tool = (page: Page, key: 'keep' | 'recent' | 'share') =>
  page.getByRole('button', { name: message('en', `generator.tools.${key}`), exact: true })

const recent = (key: string) => message('en', `editor.recent.${key}`)
const windowOf = (page: Page, group: 'recent' | 'share') =>
  page.getByRole('dialog', { name: message('en', `editor.${group}.title`) })

async function openRecent(page: Page): Promise<Locator> {
  const dialog = windowOf(page, 'recent')
  // A press before the page has come alive goes nowhere.
  await expect(async () => {
    if (!(await dialog.isVisible())) await tool(page, 'recent').click()
    await expect(dialog).toBeVisible({ timeout: 3000 })
  }).toPass()
  return dialog
}

/** Fills in fields and waits until the code holds them. */
async function write(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form [name="${name}"]`).fill(value)
  }
  const status = page.getByRole('status')
  await expect(
    status.filter({ hasText: message('en', 'generator.code.status.ready') }),
  ).toBeVisible()
}

async function choose(card: Locator, action: 'rename' | 'duplicate' | 'delete') {
  await card.locator('summary').click()
  await card.getByRole('button', { name: recent(`actions.${action}`), exact: true }).click()
}

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return started
}

test('a code that was taken away is found again, put in order and brought back', async ({
  page,
}) => {
  await page.goto('/wifi')
  const empty = await openRecent(page)
  await expect(empty.getByText(recent('empty.title'))).toBeVisible()
  await page.keyboard.press('Escape')

  await write(page, { ssid: 'Café Luna', password: 'twelve letters' })
  await download(page, message('en', 'generator.export.svg'))
  // A code is kept once its file has left; going to another page at that moment would stop it.
  await expect((await openRecent(page)).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.goto('/text')
  await write(page, { text: 'A note' })
  await tool(page, 'keep').click()
  await expect(page.getByText(message('en', 'generator.tools.kept'))).toBeVisible()

  const dialog = await openRecent(page)
  const cards = dialog.getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('A note')

  const wifi = cards.filter({ hasText: 'Café Luna' })
  await choose(wifi, 'rename')
  await page.keyboard.type('Table tent')
  await page.keyboard.press('Enter')
  await dialog.getByRole('searchbox', { name: recent('search') }).fill('tent LUNA')
  const found = cards.filter({ hasText: 'Table tent' })
  await expect(cards).toHaveCount(1)
  await choose(found, 'duplicate')
  await expect(cards).toHaveCount(2)
  await dialog.getByRole('searchbox', { name: recent('search') }).fill('')
  await expect(cards).toHaveCount(3)

  await dialog.getByRole('combobox', { name: recent('type') }).selectOption('text')
  await expect(cards).toHaveCount(1)
  await choose(cards.first(), 'delete')
  const undo = dialog.getByRole('button', { name: recent('undo'), exact: true })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(cards.filter({ hasText: 'A note' })).toHaveCount(1)
  await dialog.getByRole('combobox', { name: recent('type') }).selectOption('all')

  await cards
    .last()
    .getByRole('button', { name: /Table tent/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/wifi$/)
  await expect(page.locator('form [name="ssid"]')).toHaveValue('Café Luna')
  await expect(page.locator('form [name="password"]')).toHaveValue('twelve letters')
})

test('all codes leave in one file and come back from it', async ({ page }) => {
  await page.goto('/text')
  await write(page, { text: 'One' })
  await tool(page, 'keep').click()
  await expect(page.getByText(message('en', 'generator.tools.kept')).first()).toBeVisible()
  await write(page, { text: 'Two' })
  await tool(page, 'keep').click()

  const dialog = await openRecent(page)
  const cards = dialog.getByRole('listitem')
  await expect(cards).toHaveCount(2)
  const file = await download(page, recent('settings.export'))
  const text = await readFile(await file.path(), 'utf8')
  const whole = JSON.parse(text)
  expect(whole.codes).toHaveLength(2)

  await dialog.getByRole('button', { name: recent('settings.deleteAll'), exact: true }).click()
  await expect(dialog.getByText(recent('empty.title'))).toBeVisible()

  const bring = (content: string) =>
    dialog.locator('input[type="file"]').setInputFiles({
      name: 'codes.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await bring('{"kind":"something else"}')
  await expect(dialog.getByText(recent('import.foreign'))).toBeVisible()
  whole.codes.push({ id: 'broken' })
  await bring(JSON.stringify(whole))
  await expect(cards).toHaveCount(2)
  await expect(dialog.getByRole('status').filter({ hasText: /2.*1/ })).toBeVisible()
})

test('nothing is kept once that is switched off, and tabs see what others do', async ({
  page,
  context,
}) => {
  await page.goto('/text')
  await write(page, { text: 'Seen in both' })
  const other = await context.newPage()
  await other.goto('/text')
  const there = await openRecent(other)
  await expect(there.getByText(recent('empty.title'))).toBeVisible()
  await page.bringToFront()
  await tool(page, 'keep').click()
  await expect(there.getByRole('listitem')).toHaveCount(1)

  const dialog = await openRecent(page)
  await dialog.getByRole('checkbox', { name: recent('settings.keep') }).uncheck()
  await page.keyboard.press('Escape')
  await write(page, { text: 'Not this one' })
  await tool(page, 'keep').click()
  await expect(page.getByText(message('en', 'generator.tools.notKept'))).toBeVisible()
  await expect(there.getByRole('listitem')).toHaveCount(1)
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
  const asked: string[] = []
  guest.on('request', (request) => asked.push(request.url()))
  await guest.goto(link)
  await expect(guest.locator('form [name="ssid"]')).toHaveValue('Gäste 🙂')
  await expect(guest.locator('form [name="password"]')).toHaveValue('open sesame')
  await expect(guest.getByRole('radio', { name: /^H/ })).toBeChecked()
  // The fragment leaves the address, so that a reload does not undo later work.
  await expect(guest).toHaveURL(/\/wifi$/)
  expect(asked.filter((url) => url.includes('code='))).toEqual([])

  await guest.goto(`${link.slice(0, -8)}`)
  await expect(guest.getByText(message('en', 'generator.tools.unreadable'))).toBeVisible()
  await elsewhere.close()
})
