import type { Page } from '@playwright/test'
import { message } from './catalog'

export const t = (key: string) => message('en', `pages.contact.${key}`)

export const formOf = (page: Page) => page.locator('form:has([name="firstname"])')

export const send = (page: Page) =>
  formOf(page)
    .getByRole('button', { name: t('form.send') })
    .click()

export async function fillIn(page: Page, subject: string) {
  const form = formOf(page)
  await form.locator('[name="reason"]').selectOption('idea')
  for (const [name, text] of Object.entries({
    firstname: 'Lan',
    lastname: 'Nguyễn',
    email: 'lan@example.com',
    subject,
    message: 'First line\nSecond line',
  })) {
    await form.locator(`[name="${name}"]`).fill(text)
  }
}
