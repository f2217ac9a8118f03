import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { env } from '@/env'
import { startTestPayload } from '@/testing/test-payload'
import type { PublicRequest } from '../outgoing/request-public'
import { webhookSamples } from './webhook-samples'

let client: pg.Client
let deliver: typeof import('./deliver-webhooks').deliverWebhooks
let queueScans: typeof import('./queue-scan-events').queueScanEvents
let manage: typeof import('./manage-webhooks')
let log: typeof import('./delivery-log')
let sign: typeof import('./sign-webhook').signWebhook
let Failure: typeof import('../outgoing/request-public').RequestFailure

type Received = { url: string; body: { type: string; data: never }; headers: Headers }
let received: Received[]
let respond: (url: string) => number
const send = async (url: string, { body = '', headers }: PublicRequest) => {
  received.push({ url, body: JSON.parse(body), headers: new Headers(headers) })
  return { status: respond(url), headers: {}, body: Buffer.alloc(0) }
}
let workspaceId: string
let codeId: string

beforeAll(async () => {
  await startTestPayload()
  ;({ deliverWebhooks: deliver } = await import('./deliver-webhooks'))
  ;({ queueScanEvents: queueScans } = await import('./queue-scan-events'))
  ;({ signWebhook: sign } = await import('./sign-webhook'))
  ;({ RequestFailure: Failure } = await import('../outgoing/request-public'))
  manage = await import('./manage-webhooks')
  log = await import('./delivery-log')
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
})
afterAll(() => client?.end())
beforeEach(async () => {
  received = []
  respond = () => 200
  await client.query('delete from workspaces; delete from codes; truncate scans')
  const { rows } = await client.query("insert into workspaces (name) values ('Cafés') returning id")
  workspaceId = rows[0].id
  codeId = randomUUID()
  await client.query(
    `insert into codes (id, slug, name, type, document, status, revision)
     values ($1, 'bcdfghjk', 'Menu', 'url', '{}', 'active', 1)`,
    [codeId],
  )
})

const addCode = () =>
  client.query(
    `insert into workspace_codes (code_id, workspace_id, external_id, tags)
     values ($1, $2, 'table-4', '{summer}')`,
    [codeId, workspaceId],
  )
const hook = (events: Parameters<typeof manage.createWebhook>[1]['events'], host = 'one.example') =>
  manage.createWebhook({ id: workspaceId, keyId: null }, { url: `https://${host}/hook`, events })
const readDue = async () =>
  (
    await client.query(
      `select attempts, extract(epoch from due_at - now())::int as wait, response_status, failure
       from webhook_deliveries order by created_at`,
    )
  ).rows

const codeMembers = Object.keys(webhookSamples['code.changed']).sort()

it('sends what happens to a code of the workspace, signed', async () => {
  const { secret } = await hook(['code.created', 'code.changed'])
  await hook(['code.scanned'], 'other.example')
  await addCode()
  await client.query("update codes set name = 'Lunch', revision = 2 where id = $1", [codeId])
  await client.query('update codes set checked_at = now() where id = $1', [codeId])
  await client.query("update workspace_codes set tags = '{winter}' where code_id = $1", [codeId])
  expect(await deliver(undefined, send)).toBe(3)
  expect(received.map(({ url, body }) => [url, body.type])).toEqual([
    ['https://one.example/hook', 'code.created'],
    ['https://one.example/hook', 'code.changed'],
    ['https://one.example/hook', 'code.changed'],
  ])
  expect(received[1]?.body.data).toEqual({
    ...{ slug: 'bcdfghjk', name: 'Lunch', status: 'active', revision: 2 },
    ...{ externalId: 'table-4', tags: ['summer'], archived: false },
  })
  for (const { body } of received) expect(Object.keys(body.data).sort()).toEqual(codeMembers)
  const { headers, body } = received[0] as Received
  const id = headers.get('webhook-id') ?? ''
  const at = new Date(Number(headers.get('webhook-timestamp')) * 1000)
  expect(headers.get('webhook-signature')).toBe(
    sign(secret, { id, at, body: JSON.stringify(body) })['webhook-signature'],
  )
  expect(await deliver(undefined, send)).toBe(0)
})

it('tries again later and later with the same id, and gives up', async () => {
  await hook(['code.created'])
  await addCode()
  respond = () => 503
  const waits: (number | null)[] = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await client.query('update webhook_deliveries set due_at = now() where due_at is not null')
    // Two processes may look for messages at the same time.
    await Promise.all([deliver(undefined, send), deliver(undefined, send)])
    waits.push((await readDue())[0].wait)
  }
  expect(waits).toEqual([10, 300, 1_800, 7_200, 18_000, 36_000, 86_400, null])
  expect(received).toHaveLength(8)
  expect(new Set(received.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
  expect((await readDue())[0]).toMatchObject({
    attempts: 8,
    response_status: 503,
    failure: 'The server responded with 503',
  })
})

it('makes the job that sends due with the transaction, and not for messages that are sent at once', async () => {
  const findJobs = async () =>
    (
      await client.query(
        "select run_at <= now() as due from graphile_worker.jobs where key = 'deliver-webhooks'",
      )
    ).rows
  const { id } = await hook(['code.created'])
  await client.query("select graphile_worker.remove_job('deliver-webhooks')")
  await log.sendTestEvent(workspaceId, id, send)
  await client.query('begin')
  await addCode()
  expect(await findJobs()).toEqual([])
  await client.query('commit')
  expect(await findJobs()).toEqual([{ due: true }])
})

it('pauses a webhook that does not want messages or has failed for days', async () => {
  const gone = await hook(['code.created'])
  const broken = await hook(['code.created'], 'two.example')
  await addCode()
  await client.query(
    "update webhooks set failing_since = now() - interval '6 days' where id = $1",
    [broken.id],
  )
  respond = (url) => (url.includes('one') ? 410 : 500)
  await deliver(undefined, send)
  expect((await manage.listWebhooks(workspaceId)).every(({ pausedAt }) => pausedAt)).toBe(true)
  await client.query('update webhook_deliveries set due_at = now() where due_at is not null')
  expect(await deliver(undefined, send)).toBe(0)
  // Resuming sends what waits.
  respond = () => 204
  await manage.editWebhook({ id: workspaceId, keyId: null }, broken.id, { paused: false })
  expect(await deliver(undefined, send)).toBe(1)
  expect(
    (await manage.listWebhooks(workspaceId)).map((each) => [each.id, each.failingSince]),
  ).toEqual([
    [gone.id, expect.any(String)],
    [broken.id, null],
  ])
})

it('stores why a server could not be reached, and stops sending to it for this round', async () => {
  await hook(['code.created', 'code.changed'])
  await addCode()
  await client.query('update codes set revision = 2 where id = $1', [codeId])
  const unreachable = async () => {
    throw new Failure('timeout', 'The server did not respond in time')
  }
  expect(await deliver(undefined, unreachable)).toBe(1)
  expect((await readDue())[0].failure).toBe('The server did not respond in time')
})

it('sends scans in batches, each scan once', async () => {
  await addCode()
  await hook(['code.scanned'])
  await client.query("update workspaces set scans_sent_until = now() - interval '1 hour'")
  await client.query(
    `insert into scans (at, id, code_id, kind, device, system, browser)
     select now() - interval '10 minutes' + make_interval(secs => (each / 2) * 0.1),
       gen_random_uuid(), $1, case when each = 5 then 'bot' else 'scan' end, 'mobile', 'ios', 'safari'
     from generate_series(1, 2500) each`,
    [codeId],
  )
  // Scans of the last minute may not all be written.
  await client.query(
    `insert into scans (at, id, code_id, kind, device, system, browser)
     values (now(), gen_random_uuid(), $1, 'scan', 'mobile', 'ios', 'safari')`,
    [codeId],
  )
  expect(await queueScans()).toBe(2_499)
  expect(await queueScans()).toBe(0)
  await deliver(undefined, send)
  const scans = received.flatMap(({ body }) => (body.data as { scans: { id: string }[] }).scans)
  expect(scans.length).toBe(2_499)
  expect(new Set(scans.map(({ id }) => id)).size).toBe(2_499)
  expect(Math.max(...received.map(({ body }) => (body.data as { scans: [] }).scans.length))).toBe(
    1_000,
  )
  const [documented] = webhookSamples['code.scanned'].scans
  expect(Object.keys(scans[0] ?? {}).sort()).toEqual(Object.keys(documented).sort())
  expect(scans[0]).toMatchObject({ slug: 'bcdfghjk', kind: 'scan', device: 'mobile' })
})

it('lists deliveries, sends a test and sends again', async () => {
  const { id } = await hook(['code.created'])
  respond = () => 500
  const failed = await log.sendTestEvent(workspaceId, id, send)
  expect(failed).toMatchObject({ event: 'webhook.test', responseStatus: 500, deliveredAt: null })
  respond = () => 200
  const sent = await log.resendDelivery(workspaceId, id, failed.id, send)
  expect(sent).toMatchObject({ id: failed.id, attempts: 2, failure: null })
  await log.sendTestEvent(workspaceId, id, send)
  const first = await log.listDeliveries(workspaceId, id, { limit: 1 })
  expect(first.deliveries).toHaveLength(1)
  const rest = await log.listDeliveries(workspaceId, id, {
    limit: 1,
    before: first.next ?? undefined,
  })
  expect(rest).toMatchObject({ deliveries: [{ id: failed.id }], next: null })
  const { rows } = await client.query("insert into workspaces (name) values ('Other') returning id")
  await expect(log.listDeliveries(rows[0].id, id, { limit: 1 })).rejects.toThrow('Not found')
  await expect(log.resendDelivery(rows[0].id, id, sent.id, send)).rejects.toThrow('Not found')
})

it('accepts only public https addresses, and ten of them', async () => {
  for (const url of ['http://one.example/', 'https://localhost/', 'https://one.example:8443/']) {
    await expect(
      manage.createWebhook({ id: workspaceId, keyId: null }, { url, events: ['code.created'] }),
      url,
    ).rejects.toMatchObject({ problem: { key: 'invalid' } })
  }
  for (let count = 0; count < 10; count += 1) await hook(['code.created'])
  await expect(hook(['code.created'])).rejects.toMatchObject({ problem: { key: 'full' } })
})
