import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '@/testing/create-test-database'
import { startSilentProxy } from '@/testing/silent-proxy'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
let proxy: Awaited<ReturnType<typeof startSilentProxy>>

beforeAll(async () => {
  vi.stubEnv('DATABASE_TIMEOUT_SECONDS', '3')
  proxy = await startSilentProxy(await createTestDatabase())
  payload = await startTestPayload(proxy.url)
})
afterAll(async () => {
  await payload.destroy()
  proxy.stop()
})

it('makes reads and writes of the CMS fail in time, and serves both when the database is back', async () => {
  const read = () => payload.count({ collection: 'tags' })
  const write = (slug: string) =>
    payload.create({ collection: 'tags', data: { title: slug, slug } })
  await write('before')
  proxy.setSilent(true)
  await expect(read()).rejects.toThrow()
  await expect(write('meanwhile')).rejects.toThrow()
  proxy.setSilent(false)
  await write('after')
  expect((await read()).totalDocs).toBe(2)
})

it('reports a save as failed when the database went silent before the commit', async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  const data = { title: 'lost', slug: 'lost' }
  await payload.create({ collection: 'tags', data, req: { transactionID } })
  proxy.setSilent(true)
  await expect(payload.db.commitTransaction(transactionID)).rejects.toThrow()
  proxy.setSilent(false)
  expect((await payload.count({ collection: 'tags' })).totalDocs).toBe(2)
})
