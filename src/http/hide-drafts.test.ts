import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { hideDrafts } from './hide-drafts'

const cookie = 'a=1; __prerender_bypass=secret; payload-token=x; __Host-payload-token=y; b=2'

function send(url: string): string | undefined {
  const request = { url, headers: { cookie } } as IncomingMessage
  hideDrafts(request)
  return request.headers.cookie
}

it('removes the cookies of the team from a request for the published page', () => {
  expect(send('/de/pricing?published')).toBe('a=1; b=2')
})

it('leaves other requests as they are', () => {
  expect(send('/de/pricing')).toBe(cookie)
  expect(send('/published')).toBe(cookie)
})
