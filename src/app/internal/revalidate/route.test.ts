import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { internalToken } from '@/env'
import { POST } from './route'

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))

function sendRequest(authorization: string | undefined, body: string) {
  return POST(
    new Request('http://localhost/internal/revalidate', {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body,
    }),
  )
}

describe('POST /internal/revalidate', () => {
  beforeEach(() => vi.mocked(revalidateTag).mockClear())

  it.each([
    undefined,
    '',
    'Bearer',
    `Bearer ${internalToken}s`,
    `Bearer ${internalToken.slice(0, -1)}`,
    internalToken,
  ])('refuses %s', async (authorization) => {
    const answer = await sendRequest(authorization, '{"tags":["home"]}')
    expect(answer.status).toBe(401)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it('forgets every tag at once', async () => {
    const answer = await sendRequest(`Bearer ${internalToken}`, '{"tags":["home","posts"]}')
    expect(answer.status).toBe(204)
    expect(vi.mocked(revalidateTag).mock.calls).toEqual([
      ['home', { expire: 0 }],
      ['posts', { expire: 0 }],
    ])
  })

  it.each(['', 'null', '{}', '{"tags":"home"}', '{"tags":[1]}'])(
    'forgets nothing for the body %s',
    async (body) => {
      expect((await sendRequest(`Bearer ${internalToken}`, body)).status).toBe(400)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )
})
