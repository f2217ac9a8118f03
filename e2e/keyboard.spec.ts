// Uses tools from start to finish with the keyboard alone: the mouse is never used, and focus is never
// set by script.
import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import sharp from 'sharp'
import { drawSymbolPicture } from '@/qr/decode/draw-for-test.js'
import { message } from './catalog'
import { press, tabTo } from './keyboard'
import { expect, test } from './site-test'

test('a picture is chosen and its content copied by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/qr-code-scanner')
  const { values, width, height } = drawSymbolPicture('WIFI:T:WPA;S:Guest house;P:horse;;')
  const picture = await sharp(values, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.locator('[data-scanner] label:has(input[type="file"]) input').first())
  await (await chooser).setFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
  const entry = page.locator('[data-reading]')
  await expect(entry).toContainText('Guest house')

  const copy = entry.getByRole('button', {
    name: message('en', 'scanner.results.actions.copyPassword'),
  })
  await press(page, copy)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('horse')

  const history = page.getByRole('button', {
    name: message('en', 'scanner.start.history'),
    exact: true,
  })
  await tabTo(page, history, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Guest house')
  await page.keyboard.press('Escape')
  await expect(history).toBeFocused()
})

test('a list is typed and downloaded as a ZIP by keyboard alone', async ({ page }) => {
  const t = (key: string) => message('en', `batch.${key}`)
  await page.goto('/batch-qr-code')
  const rows = page.getByRole('textbox', { name: t('list.paste.label') })
  await tabTo(page, page.getByRole('tab', { name: t('list.sources.file') }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveText(t('list.sources.paste'))
  await tabTo(page, rows)
  await page.keyboard.type('Link\nhttps://example.com/1\nhttps://example.com/2')
  await press(page, page.getByRole('button', { name: t('list.paste.use') }))
  await expect(page.getByTestId('plan')).toContainText('2')

  await press(page, page.locator('#batch-run').getByRole('button', { name: /^Create \d/ }))
  await expect(page.getByText(/codes created$/)).toBeVisible()
  const started = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: /^Download ZIP/ }))
  const zip = await JSZip.loadAsync(await readFile(await (await started).path()))
  expect(Object.keys(zip.files).filter((name) => name.endsWith('.svg'))).toHaveLength(2)
})
