import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '@/env'
import { startTestPayload } from '@/testing/test-payload'

let client: pg.Client
beforeAll(async () => {
  await startTestPayload()
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
})
afterAll(() => client?.end())

const count = async (query: string): Promise<number> =>
  (await client.query(`select count(*)::int as count from ${query}`)).rows[0].count

it('limits the log of a workspace, of deliveries and of repeated requests', async () => {
  const { purgeLogs } = await import('./purge-logs')
  const { rows } = await client.query(
    "insert into workspaces (name) values ('Busy'), ('Quiet') returning id",
  )
  const [busy, quiet] = rows.map(({ id }) => id)
  const change = `insert into workspace_changes (workspace_id, action, at)
    select $1, 'createCode', now() - $2::interval from generate_series(1, $3::int)`
  await client.query(change, [quiet, '366 days', 2])
  await client.query(change, [quiet, '364 days', 1])
  await client.query(
    `insert into workspace_changes (workspace_id, action)
     values ($1, 'createWebhook'), ($1, 'exportCodes')`,
    [busy],
  )
  await client.query(change, [busy, '1 day', 50_003])
  await client.query(
    `with webhook as (
       insert into webhooks (workspace_id, url, secret, events)
       values ($1, 'https://one.example', '', '{}') returning id
     )
     insert into webhook_deliveries (webhook_id, event, payload, created_at)
     select id, event, '{}', now() - make_interval(days => days)
     from webhook, (values ('old', 31), ('recent', 29)) as delivery (event, days)`,
    [quiet],
  )
  await client.query(
    `insert into idempotency_keys (key, request, created_at)
     values ('old', '', now() - interval '25 hours'), ('recent', '', now())`,
  )
  await client.query(
    `insert into missing_pages (id, path, hits, last_seen_at)
     select gen_random_uuid(), path, 1, now() - make_interval(days => days)
     from (values ('/old', 91), ('/recent', 89)) as page (path, days)`,
  )
  await purgeLogs()
  expect((await client.query('select path from missing_pages')).rows).toEqual([{ path: '/recent' }])
  expect(await count(`workspace_changes where workspace_id = '${quiet}'`)).toBe(1)
  expect(await count(`workspace_changes where workspace_id = '${busy}'`)).toBe(50_002)
  expect((await client.query('select event from webhook_deliveries')).rows).toEqual([
    { event: 'recent' },
  ])
  expect(await count('idempotency_keys')).toBe(1)
})

it('removes the content of codes that are deleted for good from the log', async () => {
  const { purgeCodes } = await import('./purge-codes')
  const { rows } = await client.query(
    `with workspace as (insert into workspaces (name) values ('Cafe') returning id),
       code as (
         insert into codes (id, slug, type, document, status, revision, deleted_at)
         select gen_random_uuid(), 'bcdfghjk' || days, 'url', '{}', 'active', 1,
           now() - make_interval(days => days)
         from unnest(array[29, 31]) as days returning id)
     insert into workspace_changes (workspace_id, code_id, action, before, after)
     select workspace.id, code.id, 'editCode', '{"name":"Old"}', '{"name":"New"}'
     from workspace, code returning workspace_id as id`,
  )
  await purgeCodes()
  const { rows: changes } = await client.query(
    'select before, after from workspace_changes where workspace_id = $1 order by before',
    [rows[0].id],
  )
  expect(changes).toEqual([
    { before: { name: 'Old' }, after: { name: 'New' } },
    { before: null, after: null },
  ])
})
