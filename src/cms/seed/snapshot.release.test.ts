import pg from 'pg'
import { expect, it } from 'vitest'
import { fillMemory } from '@/desk/memory/fill-memory'
import { readContentFile } from '@/start/load-content'
import { startTestCluster } from '@/testing/test-cluster'
import { startTestPayload } from '@/testing/test-payload'
import { readSnapshot } from './read-snapshot'
import { seed, seedAndUpdate } from './seed'
import { separateTimes } from './separate-times'

/** What triggers have made of the articles and drafts, without ids and times. */
const derived = `
  select to_jsonb(row) - array['list', 'post_id'] as row from post_listing row
  union all select to_jsonb(row) - 'post_id' from post_search row
  union all select jsonb_build_array(locale, regexp_replace(words, '\\d{8}t[\\d ]+', '', 'g')) from draft_search
  order by 1`

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url)
  await client.connect()
  return work(client).finally(() => client.end())
}

it('equals what the hooks write, in every table', async () => {
  const [cluster, loaded] = await Promise.all([
    startTestCluster('migrated'),
    startTestCluster('seeded'),
  ])
  const url = await cluster.createDatabase()
  const payload = await startTestPayload(url)
  separateTimes()
  await seed(payload)
  await fillMemory(payload)
  const [, ...rows] = readContentFile().split('\n')
  const written = Buffer.from(await withClient(url, readSnapshot))
    .toString('latin1')
    .split('\n')
  expect(written.length).toBe(rows.length)
  expect(written.filter((row, index) => row !== rows[index])).toEqual([])
  const readDerived = async (client: pg.Client) => (await client.query(derived)).rows
  expect(await withClient(loaded.templateUrl, readDerived)).toEqual(
    await withClient(url, readDerived),
  )

  expect(await seedAndUpdate(payload)).toEqual({ added: 0, updated: 0, leftAlone: [] })
  expect(
    Buffer.from(await withClient(url, readSnapshot))
      .toString('latin1')
      .split('\n'),
  ).toEqual(written)
  await payload.destroy()
  await Promise.all([cluster.stop(), loaded.stop()])
})
