import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newDocument } from '@/codes'
import { env } from '@/env'
import { startTestPayload } from '@/testing/test-payload'
import { untilLocked } from '@/testing/until-locked'
import type { PublicRequest } from '../outgoing/request-public'
import { webhookSamples } from '../webhooks/webhook-samples'

let client: pg.Client
let watch: typeof import('./watch-targets').watchTargets
let findSilent: typeof import('./find-silent-codes').findSilentCodes
let Failure: typeof import('../outgoing/request-public').RequestFailure
let workspaceId: string
let requested: string[]
let running: number
let mostRunning: number
let respond: (url: string, method: string) => number | 'dns' | 'timeout'

const send = async (url: string, { method }: PublicRequest) => {
  requested.push(`${method} ${url}`)
  running += 1
  mostRunning = Math.max(mostRunning, running)
  await new Promise((resolve) => setImmediate(resolve))
  running -= 1
  const status = respond(url, method)
  if (typeof status === 'string') throw new Failure(status, status)
  return { status, headers: {}, body: Buffer.alloc(0) }
}

beforeAll(async () => {
  await startTestPayload()
  ;({ watchTargets: watch } = await import('./watch-targets'))
  ;({ findSilentCodes: findSilent } = await import('./find-silent-codes'))
  ;({ RequestFailure: Failure } = await import('../outgoing/request-public'))
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
})
afterAll(() => client?.end())
beforeEach(async () => {
  requested = []
  running = mostRunning = 0
  respond = () => 200
  await client.query('delete from workspaces; delete from codes; truncate scans')
  const { rows } = await client.query("insert into workspaces (name) values ('Cafés') returning id")
  workspaceId = rows[0].id
  await client.query(
    `insert into webhooks (workspace_id, url, secret, events)
     values ($1, 'https://one.example', '', '{target.broken,target.recovered}')`,
    [workspaceId],
  )
})

async function addCode(url: string, inWorkspace = true): Promise<string> {
  const id = randomUUID()
  const document = newDocument({ type: 'url', url }, 'en')
  await client.query(
    `insert into codes (id, slug, type, document, status, revision)
     values ($1, $2, 'url', $3, 'active', 1)`,
    [id, id.slice(0, 8), document],
  )
  if (inWorkspace) {
    await client.query('insert into workspace_codes (code_id, workspace_id) values ($1, $2)', [
      id,
      workspaceId,
    ])
  }
  return id
}
const passHours = (hours: number) =>
  client.query(
    `update target_checks set checked_at = checked_at - $1 * interval '1 hour',
       failing_since = failing_since - $1 * interval '1 hour'`,
    [hours],
  )
const readEvents = async () =>
  (
    await client.query(
      "select event, payload->'data'->>'failure' as failure from webhook_deliveries order by created_at",
    )
  ).rows

it('reports a target once that is broken twice an hour apart, and when it works again', async () => {
  await addCode('https://cafe.example/menu')
  respond = () => 404
  expect(await watch(undefined, send)).toBe(1)
  expect(requested).toEqual(['HEAD https://cafe.example/menu', 'GET https://cafe.example/menu'])
  expect(await watch(undefined, send)).toBe(0)
  expect(await readEvents()).toEqual([])
  await passHours(2)
  // Also if two processes find it.
  await Promise.all([watch(undefined, send), watch(undefined, send)])
  expect(await readEvents()).toEqual([{ event: 'target.broken', failure: '404' }])
  await passHours(25)
  await watch(undefined, send)
  expect(await readEvents()).toHaveLength(1)
  respond = () => 200
  await passHours(25)
  await watch(undefined, send)
  expect((await readEvents())[1]).toEqual({ event: 'target.recovered', failure: null })
  const { rows } = await client.query(
    "select event, payload->'data' as data from webhook_deliveries",
  )
  for (const { event, data } of rows) {
    const documented = webhookSamples[event as keyof typeof webhookSamples]
    expect(Object.keys(data).sort()).toEqual(Object.keys(documented).sort())
  }
})

it('does not report what another process has found at the same time', async () => {
  await addCode('https://cafe.example/menu')
  respond = () => 404
  await watch(undefined, send)
  await passHours(2)
  await client.query('begin; update target_checks set broken_at = now()')
  const watching = watch(undefined, send)
  await untilLocked(client)
  await client.query('commit')
  await watching
  expect(await readEvents()).toEqual([])
})

it('does not report a target that works again within the hour or refuses programs', async () => {
  await addCode('https://a.example/')
  await addCode('https://b.example/')
  respond = (url) => (url.includes('a.') ? 503 : 403)
  await watch(undefined, send)
  respond = () => 200
  await passHours(2)
  await watch(undefined, send)
  await passHours(2)
  expect(await watch(undefined, send)).toBe(0)
  expect(await readEvents()).toEqual([])
})

it('accepts servers that answer errors to HEAD only', async () => {
  await addCode('https://cafe.example/')
  respond = (_, method) => (method === 'HEAD' ? 500 : 200)
  await watch(undefined, send)
  const { rows } = await client.query('select failing_since from target_checks')
  expect(rows).toEqual([{ failing_since: null }])
})

it('requests one address of a host at a time, and none of a host that does not respond', async () => {
  for (let page = 0; page < 5; page += 1) await addCode(`https://slow.example/${page}`)
  respond = () => 'timeout'
  await watch(undefined, send)
  expect([requested.length, mostRunning]).toEqual([1, 1])
  expect(await watch(undefined, send)).toBe(0)
  await client.query('delete from target_checks')
  respond = () => 'dns'
  await watch(undefined, send)
  expect(requested).toHaveLength(2)
  const { rows } = await client.query('select distinct failure from target_checks')
  expect(rows).toEqual([{ failure: 'dns' }])
})

it('checks a code of a workspace and of two subscriptions once', async () => {
  const inWorkspace = await addCode('https://a.example/')
  const alone = await addCode('https://b.example/', false)
  await client.query(
    `insert into subscriptions (code_id, email_hash, sealed_email, locale, kinds, confirmed_at)
     select code_id, reader, '', 'en', '{alerts}', now()
     from unnest($1::uuid[]) code_id, unnest(array['one', 'two']) reader`,
    [[inWorkspace, alone]],
  )
  expect(await watch(undefined, send)).toBe(2)
  expect(await watch(undefined, send)).toBe(0)
})

it('leaves out codes without a workspace or subscription, paused and archived ones', async () => {
  await addCode('https://a.example/', false)
  const paused = await addCode('https://b.example/')
  const archived = await addCode('https://c.example/')
  await client.query("update codes set status = 'paused' where id = $1", [paused])
  await client.query('update workspace_codes set archived_at = now() where code_id = $1', [
    archived,
  ])
  expect(await watch(undefined, send)).toBe(0)
})

it('finds codes whose scans fell silent, until they are scanned again', async () => {
  const [busy, rare, active] = [
    await addCode('https://a.example/'),
    await addCode('https://b.example/'),
    await addCode('https://c.example/'),
  ]
  const scan = (id: string, count: number, daysAgo: number) =>
    client.query(
      `insert into scans (at, id, code_id, kind, device, system, browser)
       select now() - make_interval(days => $3), gen_random_uuid(), $1, 'scan', 'mobile', 'ios', 'safari'
       from generate_series(1, $2::int)`,
      [id, count, daysAgo],
    )
  await scan(busy, 160, 20)
  await scan(rare, 159, 20)
  await scan(active, 500, 20)
  await scan(active, 1, 2)
  expect(await findSilent()).toBe(1)
  expect(await findSilent()).toBe(0)
  const silent = async () =>
    (await client.query('select code_id from target_checks where silent_at is not null')).rows
  expect(await silent()).toEqual([{ code_id: busy }])
  await client.query("update target_checks set silent_at = now() - interval '1 hour'")
  await scan(busy, 1, 0)
  await findSilent()
  expect(await silent()).toEqual([])
})
