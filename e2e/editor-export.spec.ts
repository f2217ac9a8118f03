import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Design, defaultDesign } from '@/qr/design/design'
import { decodePng, decodeSvg, readPixels } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const link = 'https://example.com/menu'
const text = (key: string) => message('en', `editor.export.${key}`)

/** Dots in a gradient, with words around them: nothing of it takes the short way. */
const styled: Design = {
  ...defaultDesign,
  modules: {
    shape: 'dot',
    scale: 1,
    fill: {
      kind: 'linear',
      angleDegrees: 45,
      stops: [
        { offset: 0, color: '#123456' },
        { offset: 1, color: '#5a1b2d' },
      ],
    },
  },
  frame: {
    shape: 'banner-below',
    fill: { kind: 'solid', color: '#123456' },
    text: 'Scan me',
    textColor: '#ffffff',
    font: 'sans',
    language: 'en',
  },
}

async function openPanel(page: Page, design: Design = defaultDesign) {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('generator:design')) {
      sessionStorage.setItem('generator:design', kept)
    }
  }, JSON.stringify(design))
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(link)
  await expect(
    page.getByRole('status').filter({ hasText: message('en', 'generator.code.status.ready') }),
  ).toBeVisible()
  await openTab(page)
}

async function openTab(page: Page) {
  const panel = page.getByRole('group', { name: text('format.label') })
  // A press before the page has come alive goes nowhere.
  await expect(async () => {
    await page
      .getByRole('tab', { name: message('en', 'generator.panels.tabs.export'), exact: true })
      .click()
    await expect(panel).toBeVisible({ timeout: 3000 })
  }).toPass()
}

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })

async function download(page: Page) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: text('download'), exact: true }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const readings = { jsqr: link, zxing: link }

test('a styled code with a frame leaves in every format', async ({ page }) => {
  await openPanel(page, styled)

  const png = await download(page)
  expect(png.name).toBe('url-example-com-menu.png')
  expect((await readPixels(png.bytes)).width).toBe(1000)
  expect(await decodePng(png.bytes)).toEqual(readings)

  await choose(page, 'SVG')
  const svg = (await download(page)).bytes.toString()
  expect(await decodeSvg(svg)).toEqual(readings)
  expect(svg).toContain('<title>')

  for (const [format, name] of [
    ['JPEG', 'url-example-com-menu.jpg'],
    ['WebP', 'url-example-com-menu.webp'],
  ] as const) {
    await choose(page, format)
    const file = await download(page)
    expect(file.name).toBe(name)
    expect(await decodePng(file.bytes)).toEqual(readings)
  }

  await choose(page, 'PDF')
  await page.getByRole('radio', { name: text('ink.choice.cmyk'), exact: true }).check({
    force: true,
  })
  expect((await download(page)).bytes.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*\/DeviceCMYK/)

  await choose(page, 'EPS')
  expect((await download(page)).bytes.toString('latin1')).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0/)
})

test('a picture for print has its width in millimetres and its density', async ({ page }) => {
  await openPanel(page)
  await page.getByRole('radio', { name: text('size.unit.mm'), exact: true }).check({ force: true })
  await page.getByRole('radio', { name: '600 dpi' }).check({ force: true })
  await page.getByRole('spinbutton', { name: text('size.width') }).fill('50')
  for (const format of ['PNG', 'JPEG']) {
    await choose(page, format)
    const { bytes } = await download(page)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1181, density: 600 })
  }

  await page.getByRole('spinbutton', { name: text('size.width') }).fill('8')
  await page
    .getByRole('button', { name: text('size.remark.use').replace('{size}', '14 mm') })
    .click()
  await expect(page.getByRole('spinbutton', { name: text('size.width') })).toHaveValue('14')
})

test('a spot colour asks for the name of its ink before anything is drawn', async ({ page }) => {
  await openPanel(page)
  await choose(page, 'PDF')
  await page.getByRole('radio', { name: text('ink.choice.spot'), exact: true }).check({
    force: true,
  })
  await page.getByRole('button', { name: text('download'), exact: true }).click()
  const name = page.getByRole('textbox', { name: text('ink.name.label') })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(text('ink.name.missing'))
  await name.fill('PANTONE 287 C')
  expect((await download(page)).bytes.toString('latin1')).toContain('PANTONE#20287#20C')
})

test('name and alternative text go into the file and survive a reload', async ({ page }) => {
  await openPanel(page)
  await choose(page, 'SVG')
  await page.getByRole('textbox', { name: text('name.label') }).fill('Menu: summer')
  await page
    .getByRole('textbox', { name: text('description.label') })
    .fill('Our menu & drinks as a QR code')
  await page.reload()
  await openTab(page)
  await expect(page.getByRole('textbox', { name: text('name.label') })).toHaveValue('Menu: summer')
  const { name, bytes } = await download(page)
  expect(name).toBe('Menu summer.svg')
  expect(bytes.toString()).toContain('<title>Our menu &amp; drinks as a QR code</title>')
})

test('the largest picture shows its progress, can be stopped, and holds nothing up', async ({
  page,
}) => {
  await openPanel(page, styled)
  await page.getByRole('button', { name: '8192 px' }).click()
  await page.getByRole('button', { name: text('download'), exact: true }).click()
  await expect(page.getByRole('progressbar', { name: text('work.label') })).toBeVisible()
  await page.getByRole('button', { name: text('work.cancel'), exact: true }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(page.getByRole('button', { name: text('download'), exact: true })).toBeFocused()
  await page.getByRole('button', { name: '512 px' }).click()
  expect((await readPixels((await download(page)).bytes)).width).toBe(512)
})

test('the code goes to the clipboard as SVG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page, styled)
  await page.getByRole('button', { name: text('copy.svg'), exact: true }).click()
  await expect(page.getByText(text('copy.done.svg'))).toBeVisible()
  const svg = await page.evaluate(() => navigator.clipboard.readText())
  expect(await decodeSvg(svg)).toEqual(readings)
})

test('a phone’s share sheet is given the file, with a second press where the first was too slow', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    let presses = 0
    const share = async ({ files }: ShareData) => {
      if (presses++ === 0) throw new DOMException('Too late', 'NotAllowedError')
      shared.push(...(files ?? []).map(({ name, type }) => `${name} ${type}`))
    }
    Object.assign(navigator, { share, canShare: () => true, shared })
  })
  await openPanel(page)
  await choose(page, 'PDF')
  const button = page.getByRole('button', { name: text('share.label'), exact: true })
  await button.click()
  await expect(page.getByText(text('share.again'))).toBeVisible()
  await button.click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(navigator, 'shared')))
    .toEqual(['url-example-com-menu.pdf application/pdf'])
})
