import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '@/testing/create-test-database'
import { startSilentProxy } from '@/testing/silent-proxy'
import { listenToDatabase } from './listen-to-database'

afterEach(() => vi.useRealTimers())

it('notices that the database went silent, and listens again when it is back', async () => {
  const proxy = await startSilentProxy(await createTestDatabase())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [onMessage, onUp, onDown] = [vi.fn(), vi.fn(), vi.fn()]
  const stop = await listenToDatabase(proxy.url, 'news', { onMessage, onUp, onDown })
  proxy.setSilent(true)
  await vi.advanceTimersByTimeAsync(11_000)
  await vi.waitFor(() => expect(onDown).toHaveBeenCalledOnce())
  proxy.setSilent(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(onUp).toHaveBeenCalledTimes(2))

  const sender = new pg.Client(proxy.url)
  await sender.connect()
  await sender.query("notify news, 'hello'")
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('hello'))
  await sender.end()
  await stop()
  proxy.stop()
})

it('connects again when the first attempt timed out, and rejects after the third', async () => {
  const proxy = await startSilentProxy(await createTestDatabase())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onUp = vi.fn()
  proxy.setSilent(true)
  const connecting = listenToDatabase(proxy.url, 'news', { onMessage: vi.fn(), onUp })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(onUp).not.toHaveBeenCalled()
  proxy.setSilent(false)
  const stop = await connecting
  expect(onUp).toHaveBeenCalledOnce()
  await stop()

  proxy.setSilent(true)
  const refused = expect(
    listenToDatabase(proxy.url, 'news', { onMessage: vi.fn(), onUp }),
  ).rejects.toThrow()
  for (let attempt = 0; attempt < 3; attempt += 1) await vi.advanceTimersByTimeAsync(6_000)
  await refused
  proxy.stop()
})
