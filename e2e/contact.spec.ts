import type { Page } from '@playwright/test'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { expect, test } from './site-test'

const t = (key: string) => message('en', `pages.contact.${key}`)

const answerPattern = '**/contact-messages'

const formOf = (page: Page) => page.locator('form:has([name="firstname"])')
const send = (page: Page) =>
  formOf(page)
    .getByRole('button', { name: t('form.send') })
    .click()

async function fillIn(page: Page, subject: string) {
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

test('a message is written, sent and acknowledged with its number', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  await fillIn(page, 'From a journey')
  // The server treats forms that are submitted faster as sent by a program.
  await page.clock.fastForward(2100)
  const sent = page.waitForResponse(answerPattern)
  await send(page)
  const answer = await sent
  expect(answer.status()).toBe(201)
  const { number } = await answer.json()
  await expect(page.locator('#contact-sent')).toBeFocused()
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(t('sent.read'))
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: t('sent.another') }).click()
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('')
  await page.reload()
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('')

  await page.goto('/contact-us/sent?number=<b>&at=soon')
  expect(await findViolations(page)).toEqual([])
})

test('the form and its receipt work without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/contact-us')
  await fillIn(page, 'Without scripts')
  // Valid for a browser, but not for mail.
  await formOf(page).locator('[name="email"]').fill('lan@example')
  await send(page)
  await expect(page.locator('#contact-email-error')).toHaveText(t('form.errors.emailForm'))
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('First line\nSecond line')
  await expect(formOf(page).locator('[name="reason"]')).toHaveValue('idea')
  await expect(formOf(page).locator('[name="email"]')).toBeFocused()

  await formOf(page).locator('[name="email"]').fill('lan@example.com')
  await send(page)
  await expect(page).toHaveURL(/\/contact-us\/sent\?number=[\w-]{9}&at=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.title'))
  const number = new URL(page.url()).searchParams.get('number') ?? ''
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await context.close()
})
