import { fillIn, formOf, send, t } from '../contact-form'
import { expect, test } from '../site-test'

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
