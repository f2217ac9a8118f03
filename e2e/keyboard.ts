import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test'

const maxStops = 120

/**
 * Moves the focus to an element with the Tab key alone, forwards or backwards. Fails if the element
 * cannot be reached, or is outside the viewport when it has the focus.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < maxStops; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) {
      // The label around a hidden input shows its focus.
      const label = target.locator('xpath=ancestor::label')
      await expect((await label.count()) > 0 ? label : target).toBeInViewport()
      return
    }
  }
  throw new Error(`${maxStops} presses of ${key} do not lead to ${target}`)
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
