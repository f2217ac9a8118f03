import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { openBeforeScripts } from './open-before-scripts'
import { expect, test } from './site-test'

const bar = (key: string) => message('en', `dynamic.bar.${key}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const keyDialog = (page: Page) =>
  page.getByRole('dialog', { name: message('en', 'dynamic.key.title') })
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

async function chooseDynamic(page: Page, path: string) {
  await page.goto(path)
  await page
    .getByRole('radio', { name: message('en', 'generator.kind.dynamic'), exact: true })
    .check()
  await expect(button(page, bar('save'))).toBeVisible()
}

/** Saves a link as a dynamic code and closes the dialog with its key. */
async function saveLink(page: Page, url: string): Promise<{ link: string }> {
  await chooseDynamic(page, '/url')
  await field(page, 'url').fill(url)
  await button(page, bar('save')).click()
  await keyDialog(page)
    .getByRole('button', { name: message('en', 'dynamic.key.done') })
    .click()
  return { link: await linkOf(page) }
}

const linkOf = async (page: Page) => {
  const shown = page.getByText(/^HTTPS?:\/\/\S+\/Q\/[2-9A-Z]{8}$/)
  return (await shown.textContent()) as string
}

async function readSvg(download: Download): Promise<string | null> {
  return (await decodeSvg(await readFile(await download.path(), 'utf8'))).zxing
}

/** Returns the address to which the site redirects a phone that scans the code. */
async function scan(page: Page, link: string): Promise<string | undefined> {
  const answer = await page.request.get(link, {
    maxRedirects: 0,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
  })
  return answer.headers().location
}

test('a download saves the code first, and later changes reach what is printed', async ({
  page,
}) => {
  await chooseDynamic(page, '/url')
  await field(page, 'url').fill('example.com/menu')
  const started = page.waitForEvent('download')
  await button(page, message('en', 'generator.export.svg')).click()
  const svg = await started
  const dialog = keyDialog(page)
  const key = dialog.getByLabel(message('en', 'dynamic.key.label'))
  await expect(key).toHaveValue(/^\w{8}\.qz_[\w-]{43}$/)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])

  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: message('en', 'dynamic.key.saveText') }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain(await key.inputValue())
  await page.keyboard.press('Escape')

  const link = await linkOf(page)
  expect(text).toContain(link)
  expect(await readSvg(svg)).toBe(link)
  expect(await scan(page, link)).toBe('https://example.com/menu')
  expect(await scan(page, link.toLowerCase())).toBe('https://example.com/menu')

  await field(page, 'url').fill('example.org/autumn')
  await button(page, bar('saveChanges')).click()
  await expect(page.getByText(bar('changesSaved'))).toBeVisible()
  await expect.poll(() => scan(page, link)).toBe('https://example.org/autumn')

  await page.reload()
  await expect(page.getByText(bar('saved'), { exact: true })).toBeVisible()
  await expect(field(page, 'url')).toHaveValue('example.org/autumn')
  expect(await linkOf(page)).toBe(link)
})

test('what is chosen and typed before the scripts have come stays', async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, '/url')
  const dynamic = page.getByRole('radio', {
    name: message('en', 'generator.kind.dynamic'),
    exact: true,
  })
  await dynamic.check()
  await field(page, 'url').fill('example.com/early')
  releaseScripts()
  await expect(button(page, bar('save'))).toBeVisible()
  await expect(dynamic).toBeChecked()
  await expect(field(page, 'url')).toHaveValue('example.com/early')
})

test('two tabs never overwrite each other in silence', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/409/)
  const { link } = await saveLink(page, 'example.com/first')
  const slug = link.slice(-8).toLowerCase()
  const other = await context.newPage()
  await other.goto(`/url?edit=${slug}`)
  await expect(field(other, 'url')).toHaveValue('https://example.com/first')
  await field(other, 'url').fill('example.com/theirs')
  await button(other, bar('saveChanges')).click()
  await expect(other.getByText(bar('saved'), { exact: true })).toBeVisible()

  await field(page, 'url').fill('example.com/mine')
  await button(page, bar('saveChanges')).click()
  const dialog = page.getByRole('dialog', { name: message('en', 'dynamic.changed.title') })
  await expect(dialog).toContainText('example.com/theirs')
  await expect(dialog).toContainText('example.com/mine')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  expect(await scan(page, link)).toBe('https://example.com/theirs')
  await dialog.getByRole('button', { name: message('en', 'dynamic.changed.keepMine') }).click()
  await expect.poll(() => scan(page, link)).toBe('https://example.com/mine')

  await field(other, 'url').fill('example.com/again')
  await button(other, bar('saveChanges')).click()
  await other.getByRole('button', { name: message('en', 'dynamic.changed.takeTheirs') }).click()
  await expect(field(other, 'url')).toHaveValue('https://example.com/mine')
})

test('what goes wrong costs nothing that was typed', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource/)
  await chooseDynamic(page, '/url')
  await field(page, 'url').fill('http://example.com/')
  await button(page, bar('save')).click()
  await expect(page.getByText(message('en', 'codes.targets.http'))).toBeVisible()
  await expect(field(page, 'url')).toBeFocused()

  await field(page, 'url').fill('example.com/lost')
  const keys: (string | undefined)[] = []
  let isFirst = true
  await page.route('**/api/v1/codes', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isFirst) return route.continue()
    isFirst = false
    // The server creates the code, but its response is lost.
    await route.fetch()
    await route.abort()
  })
  await button(page, bar('save')).click()
  await expect(page.getByText(message('en', 'codes.problems.noAnswer'))).toBeVisible()
  await button(page, bar('save')).click()
  await expect(keyDialog(page)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
})

test('a proof of work is done in passing where it is required', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/429/)
  const challenge = await (await page.request.get('/api/v1/challenge')).json()
  const proofs: unknown[] = []
  await page.route('**/api/v1/codes', async (route) => {
    const { proof } = route.request().postDataJSON()
    proofs.push(proof)
    if (proof) return route.continue()
    return route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'x', title: 'x', status: 429, key: 'proof', challenge }),
    })
  })
  await chooseDynamic(page, '/text')
  await field(page, 'text').fill('A note on a page')
  await button(page, bar('save')).click()
  // Limited only by the timeout of the journey: solving the challenge may need much processor time.
  await keyDialog(page).waitFor()
  expect(proofs).toEqual([undefined, expect.any(String)])
})

test('a file waits for its code, goes there, and is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/document')
  await field(page, 'title').fill('Spring menu')
  await button(page, bar('save')).click()
  await expect(page.getByText(message('en', 'dynamic.files.missing'))).toBeVisible()
  const chosen = { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup and bread') }
  await page.locator('input[type="file"]').setInputFiles(chosen)
  await button(page, bar('save')).click()
  await expect(keyDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(bar('saved'), { exact: true })).toBeVisible()

  const link = await linkOf(page)
  await page.reload()
  await expect(page.getByText('menu.txt').first()).toBeVisible()
  await expect(page.getByText(bar('saved'), { exact: true })).toBeVisible()
  await page.goto(`/q/${link.slice(-8).toLowerCase()}`)
  await expect(page.getByText(/menu\.txt|Spring menu/).first()).toBeVisible()
})
