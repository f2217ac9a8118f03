import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const text = (key: string) => message('en', key)
const style = (key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    text(`editor.style.${key}`),
  )
const link = 'https://example.com/menu'

async function openStyle(page: Page): Promise<Locator> {
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(link)
  await page.getByRole('tab', { name: text('generator.panels.tabs.style') }).click()
  const panel = page.getByRole('tabpanel', { name: text('generator.panels.tabs.style') })
  await expect(group(panel, 'presets.legend').getByRole('radio')).toHaveCount(20)
  return panel
}

const group = (panel: Locator, key: string) =>
  panel.getByRole('group', { name: style(key), exact: true })
const option = (panel: Locator, key: string, name: string) =>
  group(panel, key).getByRole('radio', { name: style(name) })
const drawn = (page: Page) =>
  page
    .getByTestId('code')
    .first()
    .evaluate((element) => element.outerHTML)
const expectDrawn = (page: Page, part: string) =>
  expect(async () => expect(await drawn(page)).toContain(part)).toPass({ timeout: 5_000 })

async function exportedText(page: Page): Promise<{ svg: string; read: string | null }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: text('generator.export.svg'), exact: true }).click()
  const svg = await readFile(await (await started).path(), 'utf8')
  const { jsqr, zxing } = await decodeSvg(svg)
  expect(zxing).toBe(jsqr)
  return { svg, read: zxing }
}

test('a preset is chosen by its picture, walked through by key, and taken back', async ({
  page,
}) => {
  const panel = await openStyle(page)
  const plain = option(panel, 'presets.legend', 'presets.names.plain')
  await expect(plain).toBeChecked()
  await option(panel, 'presets.legend', 'presets.names.mint').check()
  await expectDrawn(page, '#054837')
  await expect(plain).not.toBeChecked()
  const { svg, read } = await exportedText(page)
  expect(svg).toContain('#054837')
  expect(read).toBe(link)

  await option(panel, 'presets.legend', 'presets.names.mint').focus()
  await page.keyboard.press('ArrowRight')
  await expect(option(panel, 'presets.legend', 'presets.names.blueprint')).toBeChecked()
  await expectDrawn(page, '#1e40af')

  await page.getByRole('button', { name: text('generator.tools.undo'), exact: true }).click()
  await expect(option(panel, 'presets.legend', 'presets.names.blueprint')).not.toBeChecked()
})

test('a look by chance scans', async ({ page }) => {
  const panel = await openStyle(page)
  const before = await drawn(page)
  await panel.getByRole('button', { name: style('random.label') }).click()
  await expect(panel.getByText(style('random.made'))).toBeVisible({ timeout: 30_000 })
  expect(await drawn(page)).not.toBe(before)
  expect((await exportedText(page)).read).toBe(link)
})

test('shapes, quiet zone and the symbol itself are chosen, and doubtful choices are marked', async ({
  page,
}) => {
  const panel = await openStyle(page)
  await expect(option(panel, 'finders.pupil', 'finders.pupils.star')).toHaveAccessibleName(
    new RegExp(text('generator.health.mark.doubtful')),
    { timeout: 15_000 },
  )
  await option(panel, 'modules.shape', 'modules.shapes.dot').check()
  await panel.getByRole('slider', { name: style('modules.scale'), exact: true }).fill('60')
  await expect(panel.getByText(style('modules.scaleHint'))).toBeVisible()
  await panel.getByRole('slider', { name: style('modules.scale'), exact: true }).fill('100')
  await option(panel, 'finders.frame', 'finders.frames.circle').check()
  await option(panel, 'finders.pupil', 'finders.pupils.circle').check()

  const margin = panel.getByRole('slider', { name: new RegExp(`^${style('ground.margin')}`) })
  await margin.fill('1')
  await expect(panel.getByText(style('ground.marginHint'))).toBeVisible()
  await margin.fill('5')
  await expect(panel.getByText(style('ground.marginHint'))).toBeHidden()

  await panel.getByText(style('advanced.label'), { exact: true }).click()
  await panel.getByRole('slider', { name: style('advanced.minVersion') }).fill('6')
  await panel.getByLabel(style('advanced.mask')).selectOption('3')
  // Version 6 has 41 modules, with five more on each side.
  await expectDrawn(page, 'viewBox="0 0 51 51"')
  expect((await exportedText(page)).read).toBe(link)
})

test('an own preset is kept, renamed, exported, deleted, brought back and imported', async ({
  page,
}) => {
  let panel = await openStyle(page)
  await expect(panel.getByText(style('own.empty'))).toBeVisible()
  await option(panel, 'presets.legend', 'presets.names.espresso').check()
  await panel.getByRole('button', { name: style('own.save') }).click()
  await panel.getByLabel(style('own.name')).fill('Counter')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('radio', { name: 'Counter' })).toBeChecked()
  await expect(panel.getByRole('button', { name: style('own.save') })).toBeFocused()

  await panel.getByRole('button', { name: style('own.rename', { name: 'Counter' }) }).click()
  await panel.getByLabel(style('own.name')).fill('Door sign')
  await panel.getByRole('button', { name: style('own.confirm'), exact: true }).click()
  await page.reload()
  await page.getByRole('tab', { name: text('generator.panels.tabs.style') }).click()
  panel = page.getByRole('tabpanel', { name: text('generator.panels.tabs.style') })
  const own = panel.getByRole('radio', { name: 'Door sign' })
  await expect(own).toBeChecked()

  const started = page.waitForEvent('download')
  await panel.getByRole('button', { name: style('own.exportAll') }).click()
  const file = await (await started).path()

  const remove = panel.getByRole('button', { name: style('own.delete', { name: 'Door sign' }) })
  await remove.click()
  await expect(own).toHaveCount(0)
  await panel.getByRole('button', { name: style('own.undo'), exact: true }).press('Enter')
  await expect(own).toHaveCount(1)
  await remove.click()
  await expect(own).toHaveCount(0)

  await option(panel, 'presets.legend', 'presets.names.plain').check()
  const picker = panel.locator('input[type="file"]')
  await picker.setInputFiles({
    name: 'holiday.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(page.getByText(style('own.notAFile'))).toBeVisible()
  await picker.setInputFiles({
    name: 'presets.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  })
  await own.check()
  await expectDrawn(page, '#f2e4d1')
})
