import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startReplicatedCluster } from '@/testing/test-cluster'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
let cluster: Awaited<ReturnType<typeof startReplicatedCluster>>
let replica: pg.Client
let readFromReplica: typeof import('./read-from-replica').readFromReplica
let queryRows: typeof import('../query-rows').queryRows

beforeAll(async () => {
  cluster = await startReplicatedCluster()
  await makeDurable(cluster.url)
  vi.stubEnv('DATABASE_REPLICA_URL', cluster.replicaUrl)
  payload = await startTestPayload(cluster.url)
  ;({ readFromReplica } = await import('./read-from-replica'))
  ;({ queryRows } = await import('../query-rows'))
  replica = new pg.Client(cluster.replicaUrl)
  replica.on('error', () => {})
  await replica.connect()
})
afterAll(async () => {
  await payload?.destroy()
  await cluster?.stop()
})

/** Makes commits wait until they are durable, as outside of tests. */
async function makeDurable(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`)
  await client.end()
}

const isOnReplica = () =>
  readFromReplica(async () => {
    const [row] = await queryRows<{ found: boolean }>(sql`select pg_is_in_recovery() as found`)
    return row?.found
  })
const countTags = () =>
  readFromReplica(async () => (await payload.count({ collection: 'tags' })).totalDocs)
const createTag = (title: string) =>
  payload.create({ collection: 'tags', data: { title, slug: title }, draft: true })

it('reads from the replica what was committed before, and writes to the database', async () => {
  expect(await isOnReplica()).toBe(true)
  for (let count = 1; count <= 10; count += 1) {
    await createTag(`tag-${count}`)
    expect(await countTags()).toBe(count)
  }
  const [outside] = await queryRows<{ found: boolean }>(sql`select pg_is_in_recovery() as found`)
  expect(outside?.found).toBe(false)
})

it('reads from the database while the replica is behind', async () => {
  await replica.query('select pg_wal_replay_pause()')
  await createTag('late')
  expect(await isOnReplica()).toBe(false)
  expect(await countTags()).toBe(11)
  await replica.query('select pg_wal_replay_resume()')
  await expect.poll(isOnReplica).toBe(true)
})

it('reads from the database when the replica fails in the middle, or is gone', async () => {
  let runs = 0
  const read = () =>
    readFromReplica(async () => {
      runs += 1
      // Fails on a replica only.
      await queryRows(sql`create temp table if not exists written (id int)`)
      return 'done'
    })
  expect(await read()).toBe('done')
  expect(runs).toBe(2)
  await replica.end()
  await cluster.stopReplica()
  await expect.poll(isOnReplica).toBe(false)
  expect(await countTags()).toBe(11)
})
