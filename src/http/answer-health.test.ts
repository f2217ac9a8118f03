import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { answerHealth } from './answer-health'
import { watchDatabase } from './watch-database'

const query = vi.fn()
let awayServices: string[]
let isNextAway: boolean
let health: ReturnType<typeof answerHealth>
const server = createServer((request, response) => health.answer(request, response))
const sendRequest = async (path: string) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

beforeEach(async () => {
  awayServices = []
  isNextAway = false
  health = answerHealth(
    watchDatabase({ query }),
    async () => awayServices,
    () => isNextAway,
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.useRealTimers()
  health.stop()
  await new Promise((resolve) => server.close(resolve))
})

it('is not ready within two seconds while the database is silent, and asks it once', async () => {
  query.mockClear().mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answers = [sendRequest(paths.ready), sendRequest(paths.ready)]
  await vi.waitFor(() => expect(query).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(2_000)
  for (const answer of answers) expect(await answer).toEqual({ status: 503, text: 'database away' })
  expect(query).toHaveBeenCalledOnce()
  expect((await sendRequest(paths.healthy)).status).toBe(200)
})

it('is ready when the database answers, until the end is announced', async () => {
  query.mockResolvedValue({ rows: [] })
  expect(await sendRequest(paths.ready)).toEqual({ status: 200, text: 'ready' })
  expect(await health.isReady()).toBe(true)
  health.drain()
  expect(await health.isReady()).toBe(false)
  expect(await sendRequest(paths.ready)).toEqual({ status: 503, text: 'draining' })
})

it('names what does not answer', async () => {
  query.mockResolvedValue({ rows: [] })
  awayServices = ['files', 'mail']
  expect(await sendRequest(paths.ready)).toEqual({
    status: 200,
    text: 'ready\nfiles away\nmail away',
  })
  query.mockRejectedValue(new Error('away'))
  expect(await sendRequest(paths.ready)).toEqual({
    status: 503,
    text: 'database away\nfiles away\nmail away',
  })
})

it('is not healthy while the event loop is busy all the time', async () => {
  health.stop()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  health = answerHealth(
    watchDatabase({ query }),
    async () => awayServices,
    () => isNextAway,
  )
  // A window in which the event loop did not run.
  vi.advanceTimersByTime(5_000)
  expect(await sendRequest(paths.healthy)).toEqual({
    status: 503,
    text: 'busy: event loop lag 5000 ms',
  })
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(5_000)
    expect((await sendRequest(paths.healthy)).status).toBe(200)
  })
})
