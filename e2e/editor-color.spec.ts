import type { Locator, Page } from '@playwright/test'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { expect, test } from './site-test'

const text = (key: string) => message('en', key)
const color = (key: string) => text(`editor.color.${key}`)
const numbered = (key: string, number: number) => color(key).replace('{number}', String(number))

async function openStyle(page: Page): Promise<Locator> {
  await page.goto('/text')
  await page.locator('form [name="text"]').fill('QUIETZONE')
  await expect(drawn(page)).toHaveAccessibleName(/QUIETZONE/)
  await page.getByRole('tab', { name: text('generator.panels.tabs.style') }).click()
  const field = page.getByRole('button', { name: text('editor.style.modules.fill') })
  await expect(field).toBeVisible()
  return field
}

const panel = (page: Page) => page.getByRole('dialog', { name: text('editor.style.modules.fill') })
const drawn = (page: Page) => page.getByTestId('code').first()
const expectDrawn = (page: Page, ...colors: string[]) =>
  expect(async () => {
    const svg = await drawn(page).evaluate((element) => element.outerHTML)
    for (const one of colors) expect(svg).toContain(one)
  }).toPass({ timeout: 5_000 })

test('a colour is chosen by keyboard, from the palette and on the sliders', async ({ page }) => {
  const field = await openStyle(page)
  await field.focus()
  await page.keyboard.press('Enter')
  const grid = panel(page).getByRole('grid', { name: color('palette') })
  await expect(grid.getByRole('button')).toHaveCount(54)

  await grid.getByRole('button', { pressed: true }).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectDrawn(page, '#ac2724')

  await page.keyboard.press('Control+End')
  await expect(page.locator(':focus')).toHaveAccessibleName(color('advanced'))
  await page.keyboard.press('Enter')
  const saturation = panel(page).getByRole('slider', { name: color('saturation') })
  await expect(saturation).toBeFocused()
  await expect(saturation).toHaveAttribute('aria-valuetext', '65%')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowDown')
  const lightness = panel(page).getByRole('slider', { name: color('lightness') })
  await expect(lightness).toBeFocused()
  await expect(lightness).toHaveAttribute('aria-valuetext', '40%')
  await expect(panel(page).getByLabel(color('hex'))).toHaveValue('#b31d19')
  await expectDrawn(page, '#b31d19')

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toContainText('#b31d19')

  await page.keyboard.press('Enter')
  const history = panel(page).getByRole('grid', { name: color('history') })
  await expect(history.getByRole('button')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('color-history'))).toBe('["#b31d19"]')
})

test('colours are typed in three notations, and undo takes them back', async ({ page }) => {
  const field = await openStyle(page)
  await field.click()
  const hex = panel(page).getByLabel(color('hex'))
  await hex.fill('rgb(11, 61, 46)')
  await expectDrawn(page, '#0b3d2e')
  await hex.fill('12345')
  await expect(hex).toHaveAttribute('aria-invalid', 'true')

  const notation = panel(page).getByLabel(color('notation'))
  await notation.selectOption('rgb')
  await panel(page)
    .getByRole('spinbutton', { name: color('red') })
    .fill('60')
  await expectDrawn(page, '#3c3d2e')
  await notation.selectOption('hsl')
  await panel(page)
    .getByRole('spinbutton', { name: color('hue') })
    .fill('240')
  await panel(page)
    .getByRole('spinbutton', { name: color('saturation') })
    .fill('100')
  await panel(page)
    .getByRole('spinbutton', { name: color('lightness') })
    .fill('20')
  await expectDrawn(page, '#000066')

  await page.keyboard.press('Escape')
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Control+z')
  await expect(field).not.toContainText('#000066')
})

test('a gradient is made without dragging, and with the list of its colours', async ({ page }) => {
  const field = await openStyle(page)
  await field.click()
  await panel(page)
    .getByRole('radio', { name: color('gradient') })
    .check({ force: true })
  const stops = panel(page)
    .getByRole('list', { name: color('stops') })
    .getByRole('listitem')
  await expect(stops).toHaveCount(2)

  const bar = panel(page).getByTestId('gradient-bar')
  const box = await bar.boundingBox()
  if (!box) throw new Error('The bar is not there')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(stops).toHaveCount(3)
  const position = (number: number) =>
    panel(page).getByRole('spinbutton', { name: numbered('stopPosition', number) })
  await expect(position(2)).toHaveValue('50')
  await panel(page).getByLabel(color('hex')).fill('#791a18')
  await position(2).fill('30')
  await expectDrawn(page, '#791a18', 'offset="0.3"')

  await panel(page)
    .getByRole('button', { name: numbered('moveStopDown', 2) })
    .press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(numbered('moveStopDown', 3))
  await expect(stops.nth(2)).toContainText('#791a18')
  await panel(page)
    .getByRole('button', { name: color('reverse') })
    .click()
  await expect(stops.nth(0)).toContainText('#791a18')
  await panel(page)
    .getByRole('button', { name: color('addStop') })
    .click()
  await expect(stops).toHaveCount(4)
  await panel(page)
    .getByRole('button', { name: numbered('removeStop', 2) })
    .press('Enter')
  await expect(stops).toHaveCount(3)
  await expect(page.locator(':focus')).toHaveAccessibleName(numbered('removeStop', 2))
  await panel(page)
    .getByRole('spinbutton', { name: color('angle') })
    .fill('90')
  await panel(page)
    .getByRole('radio', { name: color('radial') })
    .check({ force: true })
  await expect(drawn(page).locator('radialGradient').first()).toBeAttached()

  await page.getByTestId('code').first().click()
  await expect(panel(page)).toBeHidden()
  await expect(field).toContainText(color('radialGradient'))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the colour picker, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('color-history', '["#791a18","#00274a80"]'))
    const field = await openStyle(page)
    await field.click()
    await expect(panel(page).getByRole('grid')).toHaveCount(2)
    await expectNothingFound(page, 'palette')
    await panel(page)
      .getByRole('button', { name: color('advanced') })
      .click()
    await expectNothingFound(page, 'fine-tuning')
    await panel(page)
      .getByRole('radio', { name: color('gradient') })
      .check({ force: true })
    await expectNothingFound(page, 'gradient')
  })
}

async function expectNothingFound(page: Page, view: string) {
  expect(await findViolations(page, '[role="dialog"]'), view).toEqual([])
}

test('on a phone the picker is a sheet under the code', async ({ page }) => {
  // It would rise into its place while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  const field = await openStyle(page)
  await field.click()
  const sheet = await panel(page).boundingBox()
  const code = await drawn(page).boundingBox()
  expect(sheet).toMatchObject({ x: 0, width: 390 })
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0)
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
  for (const swatch of await panel(page).getByRole('gridcell').all()) {
    expect((await swatch.boundingBox())?.width).toBeGreaterThanOrEqual(36)
  }
  await panel(page)
    .getByRole('button', { name: color('close') })
    .click()
  await expect(field).toBeFocused()
})
