import { fillIn, formOf, send, t } from './contact-form'
import { findViolations } from './find-violations'
import { expect, test } from './site-test'

const answerPattern = '**/contact-messages'

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
