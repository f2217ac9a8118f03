// Uses tools from start to finish with the keyboard alone: the mouse is never used, and focus is never
// set by script.
import { message } from '../catalog'
import { press, tabTo } from '../keyboard'
import { expect, test } from '../site-test'

const generator = (key: string) => message('en', `generator.${key}`)

const recent = (key: string) => message('en', `editor.recent.${key}`)

test('a code is written, styled and downloaded, and recent codes are managed, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/text')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('form textarea'))
  await page.keyboard.type('by keyboard')

  const tabs = page.getByRole('tab')
  await tabTo(page, tabs.first(), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  const shape = (name: string) =>
    page.getByRole('radio', { name: message('en', `editor.style.modules.shapes.${name}`) }).first()
  const chosen = page.locator('input[type="radio"][name]:checked')
  await expect(shape('dot')).toBeAttached()
  await tabTo(page, chosen.and(page.getByRole('tabpanel').locator('input')).first())
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toBeChecked()

  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: generator('export.png'), exact: true }))
  expect((await download).suggestedFilename()).toBe('text-by-keyboard.png')

  await press(page, page.getByRole('button', { name: generator('tools.keep'), exact: true }))
  await expect(page.getByText(generator('tools.kept'))).toBeVisible()
  const opener = page.getByRole('button', { name: generator('tools.recent'), exact: true })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: recent('title') })
  const card = dialog.getByRole('listitem')
  await expect(card).toHaveCount(1)

  const more = card.locator('summary')
  await press(page, more, 'Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveText(recent('actions.rename'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Table tent')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Table tent')

  await press(page, more, 'ArrowDown')
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveText(recent('actions.delete'))
  await page.keyboard.press('Enter')
  const undo = dialog.getByRole('button', { name: recent('undo'), exact: true })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Table tent')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
