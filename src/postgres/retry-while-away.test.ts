import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryWhileAway } from './retry-while-away'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.useRealTimers())

const withCode = (code: string, message = code) => Object.assign(new Error(message), { code })

it.each([
  withCode('57P03', 'the database system is starting up'),
  new Error('Query read timeout'),
  new Error('The migration failed', { cause: withCode('ECONNRESET') }),
  new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')]),
])('tries again after %s', async (failure) => {
  const work = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('done')
  const result = retryWhileAway(work)
  await vi.advanceTimersByTimeAsync(250)
  expect(await result).toBe('done')
})

it.each([withCode('28P01', 'password authentication failed'), new Error('The migration failed')])(
  'does not repeat %s',
  async (failure) => {
    const work = vi.fn().mockRejectedValue(failure)
    await expect(retryWhileAway(work)).rejects.toBe(failure)
    expect(work).toHaveBeenCalledOnce()
  },
)

it('gives up after a minute and names the cause', async () => {
  const cause = withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432')
  const work = vi.fn().mockRejectedValue(new AggregateError([cause]))
  const result = expect(retryWhileAway(work)).rejects.toThrow(
    'The database did not answer for a minute: connect ECONNREFUSED 127.0.0.1:5432',
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await result
  expect(work.mock.calls.length).toBeGreaterThan(10)
})

it('ends with the process', async () => {
  const work = vi.fn().mockRejectedValue(withCode('ECONNREFUSED'))
  await expect(retryWhileAway(work, () => true)).rejects.toThrow('ECONNREFUSED')
  expect(work).toHaveBeenCalledOnce()
})
