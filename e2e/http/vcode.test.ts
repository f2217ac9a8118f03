import { expect, it } from 'vitest'
import { sendRequest } from './send-request'

const at = (path: string) => process.env.E2E_URL + path

it('stores the code of any address for thirty days in a cookie that scripts can read', async () => {
  const missing = await sendRequest(at('/de/no/such/page?vcode=spring-26'))
  expect(missing.status).toBe(404)
  expect(missing.headers.getSetCookie()).toEqual([
    'vcode=spring-26; Max-Age=2592000; Path=/; SameSite=Lax',
  ])
})

it('keeps the first code', async () => {
  const answer = await sendRequest(at('/pricing?vcode=autumn'), { cookie: 'vcode=spring-26' })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
})

it('stores any value encoded, and nothing that is too long', async () => {
  const encoded = await sendRequest(at('/pricing?vcode=%3Csummer+26%3E;'))
  expect(encoded.headers.getSetCookie()).toEqual([
    'vcode=%3Csummer%2026%3E%3B; Max-Age=2592000; Path=/; SameSite=Lax',
  ])
  const answer = await sendRequest(at(`/pricing?vcode=${'a'.repeat(513)}`))
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
})
