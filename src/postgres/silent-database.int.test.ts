import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '@/testing/create-test-database'
import { startSilentProxy } from '@/testing/silent-proxy'
import { withLock } from './advisory-lock'
import { connectLimited, limitConnection } from './limit-connection'

const limits = { connectMs: 500, queryMs: 500 }
const lockId = 42
let databaseUrl: string
let proxy: Awaited<ReturnType<typeof startSilentProxy>>
let direct: pg.Client

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  direct = new pg.Client(databaseUrl)
  await direct.connect()
  await direct.query('create table notes (text text)')
})
beforeEach(async () => {
  proxy = await startSilentProxy(databaseUrl)
})
afterEach(() => proxy.stop())
afterAll(() => direct.end())

describe('a pool', () => {
  let pool: pg.Pool
  beforeEach(() => {
    pool = new pg.Pool({ ...limitConnection(proxy.url, limits), max: 1 })
    pool.on('error', () => {})
  })
  afterEach(() => pool.end())

  it('refuses queries of a database that went silent, on old and new connections', async () => {
    await pool.query('select 1')
    proxy.setSilent(true)
    await expect(pool.query('select 1')).rejects.toThrow('timeout')
    await expect(pool.query('select 1')).rejects.toThrow('timeout')
    proxy.setSilent(false)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('never passes a connection on whose transaction did not end', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query("insert into notes values ('abandoned')")
    proxy.setSilent(true)
    await expect(client.query('select 1')).rejects.toThrow()
    await expect(client.query('rollback')).rejects.toThrow()
    client.release()
    proxy.setSilent(false)
    await pool.query("insert into notes values ('next')")
    expect((await direct.query('select text from notes')).rows).toEqual([{ text: 'next' }])
  })

  it('lets the server end what takes too long, and whatever waits in a transaction', async () => {
    await expect(pool.query('select pg_sleep(10)')).rejects.toThrow('statement timeout')
    const { rows } = await pool.query('show idle_in_transaction_session_timeout')
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
  })
})

it('ends a single connection although the server does not acknowledge it', async () => {
  const client = await connectLimited(proxy.url, limits)
  proxy.setSilent(true)
  await client.end()
})

describe('a lock', () => {
  afterEach(() => vi.useRealTimers())

  it('is held by one at a time', async () => {
    const events: string[] = []
    const work = (name: string) => async () => {
      events.push(`${name} begins`)
      await direct.query('select pg_sleep(0.1)')
      events.push(`${name} ends`)
    }
    const first = withLock(databaseUrl, lockId, work('first'))
    await vi.waitFor(() => expect(events).toHaveLength(1))
    await Promise.all([first, withLock(databaseUrl, lockId, work('second'))])
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('is known to be lost when the connection is cut', async () => {
    await withLock(proxy.url, lockId, async (lost) => {
      proxy.stop()
      await vi.waitFor(() => expect(lost.aborted).toBe(true))
    })
  })

  it('is known to be lost when the database goes silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    await withLock(proxy.url, lockId, async (lost) => {
      proxy.setSilent(true)
      await vi.advanceTimersByTimeAsync(20_000)
      await vi.waitFor(() => expect(lost.aborted).toBe(true))
      vi.useRealTimers()
    })
  })
})
