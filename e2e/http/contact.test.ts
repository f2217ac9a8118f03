import { expect, test } from 'vitest'
import { message } from '../catalog'
import { fetchPage, fetchPath, textOf } from './fetch-page'

function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetchPath('/contact-messages', { method: 'POST', headers, body })
}

test('a program that fills in the hidden field receives the answer of a success', async () => {
  const answer = await submit({
    reason: 'question',
    firstname: 'A',
    lastname: 'B',
    email: 'program@example.com',
    mobile: '',
    subject: 'Cheap things',
    message: 'Buy',
    website: 'https://example.com',
  })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ status: 'sent' })
})

test('a form of another site is refused', async () => {
  const answer = await submit({ reason: 'question' }, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
})

test('the receipt is not indexed and shows nothing from an invalid address', async () => {
  const { find } = await fetchPage('/contact-us/sent?number=<b>&at=soon')
  expect(find('meta[name="robots"]')?.getAttribute('content')).toMatch(/noindex/)
  expect(textOf(find('main'))).toContain(message('en', 'pages.contact.sent.missing'))
  expect(find('main b')).toBeNull()
})
