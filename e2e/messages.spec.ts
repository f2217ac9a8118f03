import { callApi, test } from './admin-test'
import { message } from './catalog'
import { expect } from './site-test'

test('a message is read as a text and answered from the list of new ones', async ({
  page,
  join,
}) => {
  await join(page, { role: 'admin' })
  const { body } = await callApi(page, '/api/messages', {
    reason: 'question',
    subject: 'Druck',
    firstname: 'Mia',
    email: 'mia@example.com',
    message: 'Zeile eins\nZeile zwei',
    status: 'new',
    locale: 'de',
  })
  await page.goto('/admin/collections/messages?where[or][0][and][0][status][equals]=new')
  const row = page.getByRole('row').filter({ hasText: body.doc.number })
  await expect(
    row.getByRole('img', { name: message('en', 'admin.messageStatus.new') }),
  ).toBeVisible()
  await row.getByRole('link', { name: 'Druck' }).click()
  const shown = page.getByRole('article').getByText('Zeile eins\nZeile zwei')
  await expect(shown).toHaveCSS('white-space', /pre-wrap/)
  await expect(page.locator('#field-message')).toBeHidden()
  const reply = page.getByRole('link', { name: message('en', 'admin.messageView.reply') })
  const subject = `Re: Druck (${message('de', 'pages.contact.sent.number')}: ${body.doc.number})`
  const address = await reply.getAttribute('href')
  expect(new URL(address ?? '').searchParams.get('subject')).toBe(subject)
  const status = async () => (await callApi(page, `/api/messages/${body.doc.id}`)).body.status
  await expect.poll(status).toBe('read')
})
