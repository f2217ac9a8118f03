import type { Page } from '@playwright/test'
import { message } from './catalogue'
import { findViolations } from './find-violations'
import { expect, test } from './site-test'

const say = (key: string) => message('en', `pages.contact.${key}`)

const answerPattern = '**/contact-messages'

const formOf = (page: Page) => page.locator('form:has([name="firstname"])')
const send = (page: Page) =>
  formOf(page)
    .getByRole('button', { name: say('form.send') })
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
  await page.goto('/contact-us')
  await fillIn(page, 'From a journey')
  // A program would have been quicker.
  await page.waitForTimeout(2100)
  const sent = page.waitForResponse(answerPattern)
  await send(page)
  const answer = await sent
  expect(answer.status()).toBe(201)
  const { number } = await answer.json()
  await expect(page.locator('#contact-sent')).toBeFocused()
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(say('sent.read'))
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: say('sent.another') }).click()
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('')
  await page.reload()
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('')
})

test('what is wrong is said at its field, and goes as soon as it is mended', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/contact-us')
  const email = formOf(page).locator('[name="email"]')
  await email.fill('lan@example')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(new RegExp(say('form.errors.emailForm')))

  await send(page)
  await expect(formOf(page).locator('[name="reason"]')).toBeFocused()
  const problems = formOf(page).locator('ul')
  await expect(problems.getByRole('listitem')).toHaveCount(6)
  expect(await findViolations(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)

  await problems.getByRole('link', { name: say('form.email') }).click()
  await expect(email).toBeFocused()
  await email.fill('lan@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(problems.getByRole('listitem')).toHaveCount(5)
})

test('nothing typed is lost: not offline, not by a reload, not by a failure', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/ERR_INTERNET_DISCONNECTED/, /status of (429|503)/)
  await page.goto('/contact-us')
  await fillIn(page, 'Kept')
  await context.setOffline(true)
  await send(page)
  const alert = formOf(page).getByRole('alert')
  await expect(alert.filter({ hasText: say('form.offline.text') })).toBeVisible()
  await context.setOffline(false)
  await expect(alert.filter({ hasText: say('form.offline.back') })).toBeVisible()

  await page.reload()
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('First line\nSecond line')
  await expect(formOf(page).locator('[name="reason"]')).toHaveValue('idea')

  await page.route(answerPattern, (route) =>
    route.fulfill({ status: 429, json: { status: 'limited', retrySeconds: 1500 } }),
  )
  await send(page)
  await expect(alert.filter({ hasText: '25 minutes' })).toBeVisible()
  await page.unroute(answerPattern)
  await page.route(answerPattern, (route) => route.fulfill({ status: 503, body: 'Bad gateway' }))
  await send(page)
  await expect(alert.filter({ hasText: say('form.failed.title') })).toBeVisible()
  await expect(formOf(page).locator('[name="subject"]')).toHaveValue('Kept')
})

test('all of it works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/contact-us')
  await fillIn(page, 'Without scripts')
  // Good enough for a browser, not for mail.
  await formOf(page).locator('[name="email"]').fill('lan@example')
  await send(page)
  await expect(page.locator('#contact-email-error')).toHaveText(say('form.errors.emailForm'))
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(formOf(page).locator('[name="message"]')).toHaveValue('First line\nSecond line')
  await expect(formOf(page).locator('[name="reason"]')).toHaveValue('idea')
  await expect(formOf(page).locator('[name="email"]')).toBeFocused()

  await formOf(page).locator('[name="email"]').fill('lan@example.com')
  await send(page)
  await expect(page).toHaveURL(/\/contact-us\/sent\?number=[\w-]{9}&at=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sent.title'))
  const number = new URL(page.url()).searchParams.get('number') ?? ''
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await context.close()
})

test('a program that fills in what nobody sees is told that all went well', async ({ request }) => {
  const answer = await request.post('/contact-messages', {
    multipart: {
      reason: 'question',
      firstname: 'A',
      lastname: 'B',
      email: 'program@example.com',
      mobile: '',
      subject: 'Cheap things',
      message: 'Buy',
      website: 'https://example.com',
    },
  })
  expect(answer.status()).toBe(201)
  expect(await answer.json()).toMatchObject({ status: 'sent' })
  const forged = await request.post('/contact-messages', {
    headers: { origin: 'https://evil.example' },
    multipart: { reason: 'question' },
  })
  expect(forged.status()).toBe(403)
})

test('the receipt is not for search engines and says nothing of its own to a stranger', async ({
  page,
}) => {
  await page.goto('/contact-us/sent?number=<b>&at=soon')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('main')).toContainText(say('sent.missing'))
  expect(await findViolations(page)).toEqual([])
})
