import { expect, it } from 'vitest'
import { createWebhookSecret, openWebhookSecret, signWebhook } from './sign-webhook'

it('signs the reference message of Standard Webhooks', () => {
  const headers = signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('stores secrets encrypted', () => {
  const { secret, sealed } = createWebhookSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  expect(sealed).not.toContain(secret.slice(6))
  expect(openWebhookSecret(sealed)).toBe(secret)
})
