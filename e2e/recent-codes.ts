import type { Page } from '@playwright/test'
import { message } from './catalog'
import { expect } from './site-test'

export const tool = (page: Page, key: 'keep' | 'recent' | 'share') =>
  page.getByRole('button', { name: message('en', `generator.tools.${key}`), exact: true })

export const windowOf = (page: Page, group: 'recent' | 'share') =>
  page.getByRole('dialog', { name: message('en', `editor.${group}.title`) })

/** Fills in fields and waits until the code contains them. */
export async function write(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form [name="${name}"]`).fill(value)
  }
  const status = page.getByRole('status')
  await expect(
    status.filter({ hasText: message('en', 'generator.code.status.ready') }),
  ).toBeVisible()
}
