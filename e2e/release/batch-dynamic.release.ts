import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import Papa from 'papaparse'
import { creationLimits } from '@/codes/creation-limits'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from '../catalog'
import { expect, test } from '../site-test'

const text = (key: string) => message('en', `batch.${key}`)
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }

async function openList(page: Page, csv: string) {
  await page.goto('/batch-qr-code')
  await page
    .getByTestId('batch-list')
    .locator('input[type="file"]:not([accept="image/*"])')
    .setInputFiles({ name: 'tables.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

test('a list becomes dynamic codes with their keys in the manifest and in this browser', async ({
  page,
  expectedFailures,
}) => {
  // After many codes from one address, the server requires a proof of work.
  expectedFailures.push(/429/)
  const targets = ['https://example.com/t/1', 'https://example.com/t/2']
  const rows = ['Link,File name', `${targets[0]},one`, 'http://example.com/plain,two']
  await openList(page, [...rows, `${targets[1]},three`].join('\r\n'))
  await page
    .getByRole('radio', { name: message('en', 'generator.kind.dynamic'), exact: true })
    .check({ force: true })
  const perDay = creationLimits.perDay.toLocaleString('en')
  const sent = text('kind.sent').replace('{perDay, number}', perDay)
  await expect(page.getByText(sent)).toBeVisible()

  await page
    .locator('#batch-run')
    .getByRole('button', { name: /^Create \d/ })
    .click()
  await expect(page.getByText('2 codes created', { exact: true })).toBeVisible()
  await expect(page.getByText(text('run.result.keys.title'))).toBeVisible()

  const refused = page.locator('#batch-run').getByTestId('faults').getByRole('row').nth(1)
  await expect(refused.getByRole('rowheader')).toHaveText('3')
  await expect(refused).toContainText(message('en', 'codes.targets.http'))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download ZIP/ }).click()
  const zip = await JSZip.loadAsync(await readFile(await (await saved).path()))
  expect(Object.keys(zip.files)).toEqual(['one.svg', 'three.svg', 'manifest.csv'])
  const manifest = (await zip.file('manifest.csv')?.async('string')) ?? ''
  const lines = Papa.parse<Record<string, string>>(manifest.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data.filter((line) => line[text('manifest.file')])
  for (const [index, line] of lines.entries()) {
    const link = line[text('manifest.link')] ?? ''
    const slug = line[text('manifest.slug')] ?? ''
    expect(link).toMatch(/^HTTPS?:\/\/\S+\/Q\/[2-9A-Z]{8}$/)
    const svg = (await zip.file(line[text('manifest.file')] ?? '')?.async('string')) ?? ''
    expect((await decodeSvg(svg)).zxing).toBe(link)

    const path = new URL(link).pathname
    const scan = await page.request.get(path, { maxRedirects: 0, headers: phone })
    expect([scan.status(), scan.headers().location]).toEqual([302, targets[index]])
    const key = line[text('manifest.editKey')]
    const code = await page.request.get(`/api/v1/codes/${slug}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(await code.json()).toMatchObject({ slug, name: expect.stringContaining('example.com') })
  }
  await page.goto('/my-qr-codes')
  for (const line of lines) {
    const link = line[text('manifest.link')] ?? ''
    await expect(page.getByText(link.replace(/^HTTPS?:\/\//, '')).first()).toBeAttached()
  }
})
