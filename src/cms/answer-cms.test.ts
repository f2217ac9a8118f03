import { afterEach, expect, it, vi } from 'vitest'
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

it.each([
  ['posts', '['.repeat(300_000), 413],
  ['posts', '[],'.repeat(99_000), 200],
  ['posts', `"${'a,'.repeat(99_000)}"`, 200],
  ['posts', '{'.repeat(100_001), 413],
  ['posts', 'a'.repeat(4 * 1024 * 1024 + 1), 413],
  ['media', '['.repeat(300_000), 413],
])('reads a long body for %s only if Payload can parse it at once', async (name, body, status) => {
  const read = vi.fn(async (request: Request) => new Response(await request.text()))
  const answer = await answerCms(read)(
    new Request('https://qz.example/api', { method: 'POST', body }),
    { params: Promise.resolve({ slug: [name] }) },
  )
  expect(answer.status).toBe(status)
  if (status === 200) expect(await answer.text()).toBe(body)
  else expect(read).not.toHaveBeenCalled()
})

it('leaves files to what reads them in pieces', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=a' }
  const request = new Request('https://qz.example/api', {
    ...{ method: 'POST', body: '['.repeat(300_000), headers },
  })
  const send = (slug: string[]) =>
    answerCms(async () => new Response())(request.clone(), { params: Promise.resolve({ slug }) })
  expect((await send(['media'])).status).toBe(200)
  expect((await send(['media', 'some-id'])).status).toBe(200)
  for (const path of ['exchange/preview', 'memory/imports', 'glossary/import'])
    expect((await send(path.split('/'))).status, path).toBe(200)
  expect((await send(['media', 'move'])).status).toBe(413)
  expect((await send(['exchange', 'apply'])).status).toBe(413)
  expect((await send(['memory', 'export'])).status).toBe(413)
})

it('does not call a file missing whose bucket does not answer', async () => {
  env.S3_BUCKET = 'quietzone'
  const answer = await sendRequest(['media', 'file', 'a.png'], 500)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect((await sendRequest(['media', 'file', 'missing.png'], 404)).status).toBe(404)
})
