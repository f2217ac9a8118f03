import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { newDocument } from '@/codes/new-document'
import { message } from '../catalog'
import { findViolationsInBothThemes } from '../find-violations'
import { makeCode } from '../make-code'
import { expect, test } from '../site-test'

const t = (key: string, locale: 'en' | 'de' = 'en') => message(locale, `statistics.${key}`)
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Opens the code as a visitor with this browser and language. */
async function open(request: APIRequestContext, path: string, agent: string, language: string) {
  const headers = { 'user-agent': agent, 'accept-language': language }
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
}

test('scans, clicks and crawlers are told apart, by day, device and language, on the owner’s clock', async ({
  page,
}) => {
  const { request } = page
  const { code, editKey } = await makeCode(request, {
    document: newDocument({ type: 'url', url: 'https://example.com/menu' }, 'en'),
    name: 'Menu in the window',
    timeZone: 'Asia/Kathmandu',
  })
  const address = `/q/${code.slug}`
  const statistics = `/my-qr-codes/statistics?code=${code.slug}`

  await page.goto(statistics)
  await expect(page.getByText(t('noKey.title'))).toBeVisible()
  await page.goto(`/my-qr-codes#key=${code.slug}.${editKey}`)
  await expect(page.getByRole('heading', { name: 'Menu in the window' })).toBeVisible()
  await page.goto(statistics)
  await expect(page.getByText(t('empty.title'))).toBeVisible()

  await open(request, address, 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'en')
  await page.reload()
  await expect(page.getByText(t('onlyBots.title'))).toBeVisible()
  await expect(page.getByRole('figure', { name: t('charts.days') })).toBeHidden()

  await open(request, address, iphone, 'ja-JP')
  await open(request, address.toUpperCase(), iphone, 'ja-JP')
  await open(request, address, windows, 'de-AT,de')
  await open(request, `${address}?from=preview`, windows, 'de-AT,de')

  await page.reload()
  const count = (name: string) => page.locator(`[data-count="${name}"]`)
  await expect(count('scans')).toHaveText('3')
  await expect(count('visitors')).toHaveText('2')
  await expect(count('clicks')).toHaveText('1')
  await expect(count('bots')).toHaveText('1')

  const chart = (name: string) =>
    page.getByRole('figure', { name: t(`charts.${name}`), exact: true })
  const tableOf = async (name: string) => {
    await chart(name).getByText(t('charts.table')).click()
    return chart(name).getByRole('table').getByRole('row')
  }
  expect(await (await tableOf('titles.device')).allInnerTexts()).toEqual([
    'Device\tScans\tClicks\tBots',
    'Phone\t2\t0\t0',
    'Computer\t1\t1\t1',
  ])
  expect((await (await tableOf('titles.language')).allInnerTexts()).slice(1, 3)).toEqual([
    'Japanese\t2\t0\t0',
    'German\t1\t1\t0',
  ])
  const today = new Date()
  const days = await tableOf('days')
  const dayIn = (timeZone: string) =>
    today.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  await expect(days).toHaveCount(31)
  await expect(days.last()).toHaveText(`${dayIn('Asia/Kathmandu')}3211`)
  expect(await findViolationsInBothThemes(page)).toEqual([])

  // The selected time zone is stored with the code after the owner confirms it.
  await page.getByLabel(t('range.zone'), { exact: true }).selectOption('Pacific/Honolulu')
  await page.getByRole('button', { name: t('range.keepZone') }).click()
  await expect(page.getByText(t('range.zoneKept'))).toBeVisible()
  await page.getByLabel(t('range.days')).selectOption('7')
  await expect(days).toHaveCount(8)
  await expect(days.last()).toContainText(dayIn('Pacific/Honolulu'))
  await page.reload()
  await expect(page.getByLabel(t('range.zone'), { exact: true })).toHaveValue('Pacific/Honolulu')

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t('csv.save') }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${code.slug}-.*\\.csv$`))
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('dimension,value,scans,visitors,clicks,bots,taps')
  expect(csv).toContain('device,mobile,2,,0,0')

  await page.goto(`/de${statistics}`)
  await expect(page.getByRole('figure', { name: t('charts.days', 'de') })).toBeVisible()
  await page.goto('/my-qr-codes')
  await expect(page.getByRole('listitem').filter({ hasText: 'Menu in the window' })).toContainText(
    '3 scans',
  )
})
