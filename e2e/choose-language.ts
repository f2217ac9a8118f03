import type { Page } from '@playwright/test'

export const choose = async (page: Page, from: string, to: string) => {
  await page.locator('header summary').filter({ hasText: from }).click()
  await page.getByRole('banner').getByRole('link', { name: to }).click()
}
