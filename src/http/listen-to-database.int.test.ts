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

it('waits for one attempt, and listens as soon as the database answers', async () => {
  const proxy = await startSilentProxy(await createTestDatabase())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onUp = vi.fn()
  proxy.setSilent(true)
  const connecting = listenToDatabase(proxy.url, 'news', { onMessage: vi.fn(), onUp })
  await vi.advanceTimersByTimeAsync(6_000)
  const stop = await connecting
  expect(onUp).not.toHaveBeenCalled()
  proxy.setSilent(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(onUp).toHaveBeenCalledOnce())
  await stop()
  proxy.stop()
})
