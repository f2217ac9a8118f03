import { expect, it } from 'vitest'
import { answerCms } from './answer-cms'

const ask = (slug: string[], status: number) =>
  answerCms(async () => new Response(null, { status }))(new Request('https://qz.example/api'), {
    params: Promise.resolve({ slug }),
  })

it.each([
  [['__proto__'], 200, 404],
  [['constructor', '1'], 200, 404],
  [['media', 'file', 'missing.png'], 500, 404],
  [['media', 'file', 'there.png'], 200, 200],
  [['posts', '1'], 500, 500],
])('answers %j, which Payload answers with %i, with %i', async (slug, given, status) => {
  expect((await ask(slug, given)).status).toBe(status)
})
