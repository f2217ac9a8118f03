import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { collectAnswer } from './collect-answer'

const collect = (answer: (response: ServerResponse) => void) =>
  collectAnswer(new IncomingMessage(new Socket()), async (_request, response) => answer(response))

it('takes an answer in parts whole, with its status and headers', async () => {
  const page = await collect((response) => {
    response.setHeader('X-One', '1')
    response.writeHead(404, { 'Content-Type': 'text/plain' })
    response.write('täx')
    response.end(Buffer.from('t'))
  })
  expect(page).toEqual({
    status: 404,
    headers: { 'x-one': '1', 'content-type': 'text/plain' },
    body: Buffer.from('täxt'),
  })
})

it('fails where the answer fails after it has begun', async () => {
  const failed = collect((response) => {
    response.write('one')
    response.destroy(new Error('The database is gone'))
  })
  await expect(failed).rejects.toThrow('The database is gone')
})
