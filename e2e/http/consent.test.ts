import { expect, it } from 'vitest'
import { message } from '../catalog'

it('has no banner, chat or privacy choices when nothing that needs consent is configured', async () => {
  const html = await (await fetch(`${process.env.E2E_URL}/wifi`)).text()
  expect(html).toContain(message('en', 'types.wifi.label'))
  for (const key of ['consent.title', 'consent.choices', 'chat.open']) {
    expect(html, key).not.toContain(message('en', `site.${key}`))
  }
})

it('redirects the chat’s document to the contact form when no chat is configured', async () => {
  const answer = await fetch(`${process.env.E2E_URL}/de/chat-window`, { redirect: 'manual' })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toMatch(/\/de\/contact-us$/)
})
