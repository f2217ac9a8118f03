import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Design, defaultDesign } from '@/qr/design/design'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const pale: Design = {
  ...defaultDesign,
  marginModules: 1,
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ff9090' } },
}

/** As if an earlier visit of the tab had left this design behind. */
async function openWith(page: Page, design: Design, path = '/url') {
  await page.addInitScript((kept) => {
    sessionStorage['generator:design'] ??= kept
  }, JSON.stringify(design))
  await page.goto(path)
}

const meter = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${message('en', 'generator.health.label')}:`) })
const verdict = (word: string) =>
  new RegExp(`${message('en', `generator.health.verdict.${word}`)}$`)
const details = (page: Page) =>
  page.getByRole('region', { name: message('en', 'generator.health.label') })

test('a pale code is told so, explained, repaired with what changed, and brought back', async ({
  page,
}) => {
  await openWith(page, pale)
  await page.locator('form [name="url"]').fill('https://example.com/menu')
  await expect(meter(page)).toHaveAccessibleName(verdict('red'))

  await meter(page).focus()
  await page.keyboard.press('Enter')
  await expect(details(page).getByText(/by 2\.1 to 1/)).toBeVisible()
  await expect(details(page).getByText(/quiet zone is 1 module wide/)).toBeVisible()

  await details(page)
    .getByRole('button', { name: message('en', 'editor.health.repair') })
    .click()
  await expect(details(page).getByText('#ff9090')).toBeVisible()
  await expect(details(page).getByText(/from 1 to 4 modules/)).toBeVisible()
  await expect(details(page).getByText(message('en', 'editor.health.undoHint'))).toBeVisible()
  await expect(meter(page)).toHaveAccessibleName(verdict('green'))
  await expect(details(page).getByText(message('en', 'check.grades.A'))).toBeVisible()

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: message('en', 'generator.export.svg') }).click()
  const svg = await readFile(await (await started).path(), 'utf8')
  expect(await decodeSvg(svg)).toEqual({
    jsqr: 'https://example.com/menu',
    zxing: 'https://example.com/menu',
  })

  await page
    .getByRole('button', { name: message('en', 'generator.tools.undo'), exact: true })
    .click()
  await expect(meter(page)).toHaveAccessibleName(verdict('red'))
  await expect(details(page).getByText(message('en', 'editor.health.undoHint'))).toBeHidden()
  await page.keyboard.press('Escape')
})

test('nothing is fetched before the first change, and then from our own origin', async ({
  page,
  baseURL,
}) => {
  const wasm: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) wasm.push(request.url())
  })
  await page.goto('/text')
  await expect(meter(page)).toHaveAccessibleName(verdict('green'))
  await page.waitForTimeout(1000)
  expect(page.workers()).toEqual([])
  expect(wasm).toEqual([])

  const loaded = page.waitForResponse(/zxing_reader[^/]*\.wasm$/)
  await page.locator('form [name="text"]').fill('first words')
  const { url, headers } = await loaded.then((answer) => ({
    url: answer.url(),
    headers: answer.headers(),
  }))
  expect(new URL(url).origin).toBe(new URL(baseURL as string).origin)
  expect(headers['content-type']).toBe('application/wasm')
  expect(headers['cache-control']).toContain('immutable')
  await meter(page).click()
  await expect(details(page).getByText(/^29 of 29$/)).toBeVisible()
})

test('without the WebAssembly the other decoders answer', async ({ page, expectedFailures }) => {
  expectedFailures.push(/wasm|net::ERR_FAILED|falling back/)
  await page.route(/\.wasm$/, (route) => route.abort())
  await openWith(page, pale)
  await expect(meter(page)).toHaveAccessibleName(verdict('red'))
  await meter(page).click()
  await expect(details(page).getByText(message('en', 'editor.health.method'))).toBeVisible()
})

test('where no worker starts, what can be measured is said, and that it is no more', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker')
  })
  await openWith(page, pale)
  await expect(meter(page)).toHaveAccessibleName(verdict('red'))
  await meter(page).click()
  await expect(
    details(page).getByText(message('en', 'editor.health.withoutDecoders')),
  ).toBeVisible()
  await details(page)
    .getByRole('button', { name: message('en', 'editor.health.repair') })
    .click()
  await expect(meter(page)).toHaveAccessibleName(verdict('green'))
})
