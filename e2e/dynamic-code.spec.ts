import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from './catalog'
import { bar, button, chooseDynamic, field, keyDialog, linkOf, scan } from './dynamic-bar'
import { findViolations } from './find-violations'
import { openBeforeScripts } from './open-before-scripts'
import { expect, test } from './site-test'

async function readSvg(download: Download): Promise<string | null> {
  return (await decodeSvg(await readFile(await download.path(), 'utf8'))).zxing
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
  await expect(field(page, 'url')).toHaveValue('https://example.org/autumn')
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
