import { afterEach, expect, it } from 'vitest'
import { env } from '@/env'
import { answerCms } from './answer-cms'

const sendRequest = (slug: string[], status: number) =>
  answerCms(async () => new Response(null, { status }))(new Request('https://qz.example/api'), {
    params: Promise.resolve({ slug }),
  })
afterEach(() => {
  env.S3_BUCKET = undefined
})

it.each([
  [['__proto__'], 200, 404],
  [['constructor', '1'], 200, 404],
  [['media', 'file', 'missing.png'], 500, 404],
  [['media', 'file', 'missing.png'], 403, 404],
  [['media', 'file', 'there.png'], 200, 200],
  [['posts', '1'], 500, 500],
])('answers %j, which Payload answers with %i, with %i', async (slug, payloadStatus, status) => {
  expect((await sendRequest(slug, payloadStatus)).status).toBe(status)
})

it('does not call a file missing whose bucket does not answer', async () => {
  env.S3_BUCKET = 'quietzone'
  const answer = await sendRequest(['media', 'file', 'a.png'], 500)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect((await sendRequest(['media', 'file', 'missing.png'], 404)).status).toBe(404)
})
