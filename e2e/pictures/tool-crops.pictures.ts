import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import sharp from 'sharp'
import type { Crop } from '@/cms/fields/crops'
import { newDocument } from '@/codes/new-document'
import { localeCodes } from '@/i18n/locales'
import { makeCode } from '../make-code'
import { test } from '../site-test'

/** Captures the tool for content pages, in each language, light and dark. */
const folder = 'public/pictures/tool'
const widthPx = 1600
const heightPx = 1000
/** Size of the captured part, in CSS pixels. */
const shown = { width: 1152, height: 720 }

test.use({
  viewport: { width: 1440, height: 1400 },
  deviceScaleFactor: widthPx / shown.width,
})
test.setTimeout(600_000)

for (const locale of localeCodes) {
  test(`crops of the tool in ${locale}`, async ({ page }) => {
    await mkdir(folder, { recursive: true })
    const prefix = locale === 'en' ? '' : `/${locale}`
    const workbench = () => page.getByRole('tab').first()

    await page.goto(`${prefix}/wifi`)
    await capture(page, 'content', await topOf(workbench()))

    await page.goto(`${prefix}/url`)
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('tabpanel').getByRole('radio').nth(4).waitFor()
    await capture(page, 'style', await topOf(workbench()))

    await page.getByRole('tab').nth(4).click()
    await page.getByRole('tabpanel').getByRole('radio').nth(4).waitFor()
    await capture(page, 'check', await topOf(workbench()))

    await page.goto(`${prefix}/qr-code-scanner`)
    await page
      .locator('[data-scanner] input[type=file][multiple]')
      .first()
      .setInputFiles('e2e/pictures/ticket.png')
    await page.locator('[data-scanner] article').first().waitFor()
    await capture(page, 'scanner', await topOf(page.locator('[data-scanner]')))

    const { code, editKey } = await makeCode(page.request, {
      document: newDocument({ type: 'url', url: 'https://example.com/menu' }, locale),
      name: 'example.com/menu',
    })
    await storeScans(code.slug)
    await page.goto(`${prefix}/my-qr-codes#key=${code.slug}.${editKey}`)
    await page.getByRole('heading', { name: 'example.com/menu' }).waitFor()
    await page.goto(`${prefix}/my-qr-codes/statistics?code=${code.slug}`)
    await page.locator('[data-count="scans"]').waitFor()
    await capture(page, 'statistics', await topOf(page.locator('[data-count="scans"]')))

    async function capture(page: Page, crop: Crop, top: number) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => document.fonts.ready)
        const png = await page.screenshot({
          clip: { x: (1440 - shown.width) / 2, y: top, ...shown },
          fullPage: true,
        })
        await sharp(png)
          .resize(widthPx, heightPx, { fit: 'cover', position: 'top' })
          .webp({ quality: 60 })
          .toFile(`${folder}/${crop}-${locale}-${colorScheme}.webp`)
      }
    }
  })
}

test.describe('the README', () => {
  test.use({ viewport: { width: 1280, height: 840 }, deviceScaleFactor: 1 })

  test('the generator', async ({ page }) => {
    await page.goto('/url')
    await page.locator('form [name="url"]').fill('https://example.com/menu')
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('tabpanel').getByRole('radio').nth(3).check({ force: true })
    const top = await topOf(page.getByRole('tab').first())
    await page.screenshot({
      path: 'docs/generator.png',
      clip: { x: 0, y: top, width: 1280, height: 840 },
      fullPage: true,
    })
  })
})

async function topOf(locator: ReturnType<Page['locator']>): Promise<number> {
  await locator.page().evaluate(() => scrollTo(0, 0))
  const box = await locator.boundingBox()
  if (!box) throw new Error('The part of the tool is not shown')
  return box.y - 24
}

/** Stores four weeks of scans with a weekly rhythm. */
async function storeScans(slug: string): Promise<void> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const { rows } = await client.query('select id from codes where slug = $1', [slug])
  const systems = [
    ['mobile', 'ios', 'safari', 'de'],
    ['mobile', 'android', 'chrome', 'en'],
    ['tablet', 'ios', 'safari', 'fr'],
    ['desktop', 'windows', 'edge', 'ja'],
  ] as const
  for (let day = 0; day < 28; day++) {
    const count = 6 + ((day * 5) % 7) * 3
    for (let scan = 0; scan < count; scan++) {
      const at = new Date(Date.now() - day * 86_400_000 - scan * 1_200_000)
      const [device, system, browser, language] =
        systems[(day + scan * 3) % systems.length] ?? systems[0]
      await client.query(
        `insert into scans (at, id, code_id, kind, device, system, browser, language, visitor)
         values ($1, $2, $3, 'scan', $4, $5, $6, $7, $8)`,
        [at, randomUUID(), rows[0].id, device, system, browser, language, visitorOf(day, scan)],
      )
    }
  }
  await client.end()
}

function visitorOf(day: number, scan: number): Buffer {
  const visitor = Buffer.alloc(8)
  visitor.writeUInt32BE(day * 100 + Math.floor(scan / 2))
  return visitor
}
