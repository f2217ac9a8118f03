import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { createTranslator } from 'next-intl'
import sharp from 'sharp'
import { describeFile } from '@/tools/shared/describe-file'
import { message } from '../catalog'
import { findViolations } from '../find-violations'
import { expect, test } from '../site-test'

// The browser logs the uploads that are refused, cut off or stopped in these tests.
test.beforeEach(({ expectedFailures }) => {
  expectedFailures.push(/Failed to load resource/)
})

type Chosen = { name: string; mimeType: string; buffer: Buffer }

const bar = (key: string) => message('en', `dynamic.bar.${key}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const input = (page: Page) => page.locator('input[type="file"]').first()
/** Returns the row of this file in the list of uploads. */
const row = (page: Page, name: string) =>
  page
    .locator('li')
    .filter({ has: page.locator('button[data-focus]') })
    .filter({ has: page.getByText(name, { exact: true }) })
const rows = (page: Page) => page.locator('li:has(button[data-focus]) bdi')

function t(key: string, values: Record<string, string | number> = {}): string {
  const messages = { text: message('en', `uploads.${key}`) }
  return createTranslator({ locale: 'en', messages })('text', values)
}

/** Headers that prevent an uploaded file from acting in the origin of the site. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
}

/** Saves the code for the first time and closes the dialog with its key. */
async function save(page: Page): Promise<string> {
  await button(page, bar('save')).click()
  const dialog = page.getByRole('dialog', { name: message('en', 'dynamic.key.title') })
  await dialog.getByRole('button', { name: message('en', 'dynamic.key.done') }).click()
  const link = await page.getByText(/^HTTPS?:\/\/\S+\/Q\/[2-9A-Z]{8}$/).textContent()
  return `/q/${(link as string).slice(-8).toLowerCase()}`
}

function paint(background: string, width = 320) {
  return sharp({ create: { width, height: 200, channels: 3, background } })
}
async function png(name: string, background: string): Promise<Chosen> {
  return { name, mimeType: 'image/png', buffer: await paint(background).png().toBuffer() }
}
const text = (name: string, mimeType: string, content: string): Chosen => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** Returns a photo with the metadata of a phone: a location in Lisbon. */
async function photo(name: string): Promise<Chosen> {
  const buffer = await paint('#2a6f97', 2000)
    .withExif({
      IFD0: { Model: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 42/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '9/1 8/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('of several files each goes its own way, and the page shows those left in their order', async ({
  page,
}) => {
  const harbour = await photo('harbour.jpg')
  expect((await sharp(harbour.buffer).metadata()).exif?.includes('Phone')).toBe(true)
  const chosen = [
    harbour,
    await png('tower.png', '#8d3b72'),
    text('page.png', 'image/png', '<!doctype html><script>alert(1)</script>'),
    text('menu.png', 'image/png', '%PDF-1.4\n%%EOF\n'),
    await png('garden.png', '#4c7a3f'),
  ]
  await page.goto('/image')
  await input(page).setInputFiles([...chosen, text('notes.txt', 'text/plain', 'No picture')])
  const accepted = t('accepts.picture')
  await expect(page.getByText(`notes.txt: ${t('problems.kind', { accepted })}`)).toBeVisible()
  await expect(rows(page)).toHaveText(chosen.map(({ name }) => name))
  for (const { name, buffer } of chosen) {
    const size = describeFile({ name, type: '', size: buffer.length }, 'en')
    await expect(row(page, name)).toContainText(`${size} · ${t('state.waiting')}`)
  }

  await row(page, 'tower.png').getByLabel(t('caption')).fill('The old tower')
  const up = row(page, 'garden.png').getByRole('button', {
    name: t('up', { name: 'garden.png' }),
  })
  for (const place of [3, 2, 1, 0]) {
    await up.click()
    await expect(rows(page).nth(place)).toHaveText('garden.png')
    await expect(up).toBeFocused()
  }
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await row(page, 'harbour.jpg').getByLabel(t('caption')).fill('The harbour at noon')

  await button(page, t('remove', { name: 'tower.png' })).click()
  const removed = page.getByRole('status').filter({ hasText: t('removed', { name: 'tower.png' }) })
  await expect(row(page, 'tower.png')).toHaveCount(0)
  await expect(removed.getByRole('button', { name: t('undo') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(2)).toHaveText('tower.png')
  await expect(row(page, 'tower.png').getByLabel(t('caption'))).toHaveValue('The old tower')

  // One upload is cut off, one makes no progress, all others reach the server.
  const pendingRoutes: Route[] = []
  let isCutOff = false
  await page.route('**/api/v1/codes/*/files/**', async (route) => {
    const name = new URL(route.request().url()).searchParams.get('name')
    if (name === 'garden.png') pendingRoutes.push(route)
    else if (name === 'tower.png' && !isCutOff) {
      isCutOff = true
      await route.abort('connectionreset')
    } else await route.continue()
  })
  const address = await save(page)
  const going = row(page, 'garden.png').getByRole('progressbar', {
    name: t('sending', { name: 'garden.png' }),
  })
  await expect(going).toBeVisible()
  await expect(row(page, 'garden.png')).toContainText(t('state.sending', { share: 0 }))
  await expect(row(page, 'tower.png')).toContainText(t('problems.network'))
  await expect(row(page, 'page.png')).toContainText(t('problems.damaged'))
  const mismatch = t('problems.mismatch', { isFound: 'true', ending: 'PNG', found: 'PDF' })
  await expect(row(page, 'menu.png')).toContainText(mismatch)
  // The server would refuse the same file again.
  for (const name of ['page.png', 'menu.png']) {
    await expect(button(page, t('retryName', { name }))).toHaveCount(0)
  }
  await expect(row(page, 'harbour.jpg').getByRole('progressbar')).toHaveCount(0)
  expect(await findViolations(page, 'form')).toEqual([])

  await button(page, t('cancel', { name: 'garden.png' })).click()
  await expect(row(page, 'garden.png')).toContainText(t('problems.stopped'))
  await expect(page.getByText(bar('filesNotSent'))).toBeVisible()
  const retryButton = (name: string) => button(page, t('retryName', { name }))
  await expect(retryButton('garden.png')).toBeFocused()
  await page.unroute('**/api/v1/codes/*/files/**')
  for (const name of ['garden.png', 'tower.png']) {
    await retryButton(name).click()
    await expect(page.getByText(t('news.done', { name }))).toBeAttached()
  }
  for (const name of ['page.png', 'menu.png']) {
    await button(page, t('remove', { name })).click()
  }
  await button(page, bar('saveChanges')).click()
  await expect(page.getByText(bar('saved'), { exact: true })).toBeVisible()

  await page.goto(address)
  await expect(page.locator('main figure')).toHaveText(['', 'The harbour at noon', 'The old tower'])
  const shown = page.getByRole('img', { name: 'The harbour at noon' })
  const path = (await shown.locator('..').getAttribute('href')) as string
  expect(path).toMatch(/^\/files\/[\da-f-]{36}\/harbour\.jpg$/)
  for (const version of [path, (await shown.getAttribute('src')) as string]) {
    const answer = await page.request.get(version)
    expect(answer.headers()).toMatchObject(harmless)
    const { width, exif } = await sharp(await answer.body()).metadata()
    expect([width, exif]).toEqual([version === path ? 2000 : 1280, undefined])
  }
  const whole = await (await page.request.get(path)).body()
  const part = await page.request.get(path, { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect(part.headers()).toMatchObject({
    ...harmless,
    'content-range': `bytes 100-199/${whole.length}`,
    'content-length': '100',
  })
  expect((await part.body()).equals(whole.subarray(100, 200))).toBe(true)
})

test('a drawing is only ever saved, and one with a script in it is not taken', async ({ page }) => {
  await page.goto('/document')
  const shape = '<rect width="9" height="9"/>'
  const draw = (name: string, within: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${within}</svg>`
    return text(name, 'image/svg+xml', svg)
  }
  const plan = draw('plan.svg', shape)
  await input(page).setInputFiles([plan, draw('trap.svg', `${shape}<script>alert(1)</script>`)])
  const address = await save(page)
  await expect(row(page, 'trap.svg')).toContainText(t('problems.script'))
  await button(page, t('remove', { name: 'trap.svg' })).click()
  await button(page, bar('saveChanges')).click()
  await expect(page.getByText(bar('saved'), { exact: true })).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('plan.svg', { exact: true })).toBeVisible()
  const link = page.getByRole('link', {
    name: `${message('en', 'hosted.page.download')}: plan.svg`,
  })
  const path = ((await link.getAttribute('href')) as string).replace(/\?.*/, '')
  for (const version of [path, `${path}?download`, `${path}?size=small`]) {
    const answer = await page.request.get(version)
    expect(answer.headers()).toMatchObject({
      ...harmless,
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^attachment; filename="plan\.svg"/),
    })
  }
  // Opening the address in the browser also downloads the file.
  const download = page.waitForEvent('download')
  await page.evaluate((to) => location.assign(to), path)
  expect(await readFile(await (await download).path())).toEqual(plan.buffer)
})
