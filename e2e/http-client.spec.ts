import { message } from './catalogue'
import { expect, test } from './site-test'

test('what a window reads from the server is asked for once more when the server fails', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 503/)
  let asked = 0
  await page.route('**/messages/en.json*', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 503, body: 'Overloaded' }) : route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: message('en', 'generator.tools.recent') }).click()
  await expect(
    page.getByRole('dialog', { name: message('en', 'editor.recent.title') }),
  ).toBeVisible()
  expect(asked).toBe(2)
})

test('a message that the server failed to take is not sent a second time by itself', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 503/)
  let asked = 0
  await page.route('**/contact-messages', (route) => {
    asked += 1
    return route.fulfill({ status: 503, body: 'Overloaded' })
  })
  await page.goto('/contact-us')
  const form = page.locator('form:has([name="firstname"])')
  await form.locator('[name="reason"]').selectOption('idea')
  for (const name of ['firstname', 'lastname', 'subject', 'message']) {
    await form.locator(`[name="${name}"]`).fill('Lan')
  }
  await form.locator('[name="email"]').fill('lan@example.com')
  await form.getByRole('button', { name: message('en', 'pages.contact.form.send') }).click()
  const failed = message('en', 'pages.contact.form.failed.title')
  await expect(form.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  expect(asked).toBe(1)
})
