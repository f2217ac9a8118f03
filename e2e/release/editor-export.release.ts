import { readFile } from 'node:fs/promises'
import { decodePng } from '@/qr/render/decode-for-test'
import { message } from '../catalog'
import { expect, test } from '../site-test'

const link = 'https://example.com/menu'
const text = (key: string) => message('en', `editor.export.${key}`)

test('the export tab draws pictures and print files in its worker', async ({ page }) => {
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(link)
  await page
    .getByRole('tab', { name: message('en', 'generator.panels.tabs.export'), exact: true })
    .click()
  await expect(page.getByRole('group', { name: text('format.label') })).toBeVisible()

  const download = async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: text('download'), exact: true }).click()
    const file = await started
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const choose = (name: string) =>
    page.getByRole('radio', { name, exact: true }).check({ force: true })

  await choose('WebP')
  const webp = await download()
  expect(webp.name).toBe('url-example-com-menu.webp')
  expect(await decodePng(webp.bytes)).toEqual({ jsqr: link, zxing: link })

  await choose('PDF')
  expect((await download()).bytes.toString('latin1')).toMatch(/^%PDF-1\.7/)
})
