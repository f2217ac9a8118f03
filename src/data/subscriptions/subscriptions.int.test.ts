import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/env'
import { createPartitions } from '@/http/statistics/create-partitions'
import { startMailServer, type TestMailServer } from '@/testing/mail-server'
import { startTestPayload } from '@/testing/test-payload'
import { untilLocked } from '@/testing/until-locked'

let client: pg.Client
let server: TestMailServer
let manage: typeof import('./manage-subscriptions')
let sendNotices: typeof import('./send-notices').sendNotices
let link: typeof import('./answer-subscription-link')
let workspaceId: string
let codeId: string

beforeAll(async () => {
  const { url } = await startMailServer()
  await startTestPayload(undefined, {
    SMTP_URL: url,
    SMTP_FROM: 'codes@example.org',
    SITE_URL: 'https://qz.example',
  })
  manage = await import('./manage-subscriptions')
  ;({ sendNotices } = await import('./send-notices'))
  link = await import('./answer-subscription-link')
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  await createPartitions(client)
})
afterAll(() => client?.end())
beforeEach(async () => {
  server = await startMailServer()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await client.query('delete from workspaces; delete from codes; delete from rate_limits')
  await client.query('truncate scans')
  const { rows } = await client.query("insert into workspaces (name) values ('Cafés') returning id")
  workspaceId = rows[0].id
  codeId = randomUUID()
  await client.query(
    `insert into codes (id, slug, name, type, document, status, revision)
     values ($1, 'bcdfghjk', 'Menu', 'url', '{}', 'active', 1)`,
    [codeId],
  )
  await client.query('insert into workspace_codes (code_id, workspace_id) values ($1, $2)', [
    codeId,
    workspaceId,
  ])
})

/** Decodes the quoted-printable body of a mail; its headers are unfolded. */
function decode(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest
    .join('\r\n\r\n')
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return `${head.replaceAll(/\r\n[ \t]+/g, ' ')}\n\n${Buffer.from(body, 'latin1')}`
}

const visitor = () => `2001:db8:${Math.floor(Math.random() * 65_000).toString(16)}::1`
const by = () => ({ visitor: visitor(), keyId: null })
const subscribe = (kinds: ('report' | 'alerts')[], locale: 'en' | 'de' = 'en') =>
  manage.subscribe({ workspaceId }, { email: 'a@example.org', locale, kinds }, by())
const lastMail = () => decode(server.mails.at(-1)?.source ?? '')
const findLink = (action: string, text = lastMail()) =>
  new RegExp(`https://qz\\.example/api/v1/subscriptions/${action}\\?token=[\\w.-]+`).exec(
    text,
  )?.[0] ?? ''
const open = (action: string, url: string) => link.answerSubscriptionPage(new Request(url), action)
const press = (action: string, url: string) =>
  link.answerSubscriptionAction(new Request(url, { method: 'POST' }), action)
const confirm = () => press('confirm', findLink('confirm'))

it('sends nothing before the address is confirmed, by a button and not by the link alone', async () => {
  const { confirmedAt } = await subscribe(['report'])
  expect([confirmedAt, server.mails.length]).toEqual([null, 1])
  expect(lastMail()).not.toContain('Cafés')
  const page = await open('confirm', findLink('confirm'))
  expect(await page.text()).toContain('<form method="post">')
  const read = async () => (await manage.listSubscriptions({ workspaceId }))[0]
  expect((await read())?.confirmedAt).toBeNull()
  expect((await confirm()).status).toBe(200)
  expect(await read()).toMatchObject({ email: 'a@example.org', confirmedAt: expect.any(String) })
})

it('is logged in its workspace without the address, as is its end', async () => {
  await subscribe(['report'])
  await confirm()
  const wish = { email: 'b@example.org', locale: 'en', kinds: ['alerts'] } as const
  const { id } = await manage.subscribe({ codeId }, wish, by())
  await manage.endSubscription(id)
  const { rows } = await client.query('select * from workspace_changes order by id')
  expect(rows.map(({ action, code_id: of }) => [action, of])).toEqual([
    ...[
      ['subscribe', null],
      ['confirmMails', null],
    ],
    ...[
      ['subscribe', codeId],
      ['unsubscribe', codeId],
    ],
  ])
  expect(JSON.stringify(rows)).not.toContain('@')
})

it('refuses other links and links for another action', async () => {
  await subscribe(['report'])
  const url = findLink('confirm')
  expect((await press('unsubscribe', url)).status).toBe(404)
  expect((await press('confirm', `${url}x`)).status).toBe(404)
  await client.query("update subscriptions set created_at = now() - interval '8 days'")
  expect((await press('confirm', url)).status).toBe(404)
  await expect(open('other', url)).rejects.toMatchObject({ problem: { status: 404 } })
})

it('sends the report of the week in the language of its reader, once a week', async () => {
  await subscribe(['report'], 'de')
  await confirm()
  expect(await sendNotices()).toBe(0)
  await client.query(
    `insert into scans (at, id, code_id, kind, country, device, system, browser)
     select now() - interval '2 days', gen_random_uuid(), $1, 'scan', 'JP', 'mobile', 'ios', 'safari'
     from generate_series(1, 3)`,
    [codeId],
  )
  await client.query('update subscriptions set report_due_at = now()')
  expect(await sendNotices()).toBe(1)
  const mail = lastMail()
  expect(mail).toContain('Subject: =?UTF-8?Q?Caf=C3=A9s=3A_3=C2=A0Scans_letzte_Woche?=')
  expect(mail).toContain('Japan: 3')
  expect(mail).toContain('https://qz.example/de/workspace/statistics')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await sendNotices()).toBe(0)
  const { rows } = await client.query(
    `select extract(isodow from report_due_at)::int as day, extract(hour from report_due_at)::int as hour,
       report_due_at > now() as later from subscriptions`,
  )
  expect(rows).toEqual([{ day: 1, hour: 7, later: true }])
})

it('sends one alert about broken and silent codes, until they recover and break again', async () => {
  await subscribe(['alerts'])
  await confirm()
  await client.query(
    `insert into target_checks (code_id, checked_at, url, failure, failing_since, broken_at, silent_at)
     values ($1, now(), 'https://gone.example/', '404', now(), now(), now())`,
    [codeId],
  )
  expect(await sendNotices()).toBe(1)
  const mail = lastMail()
  expect(mail).toMatch(/https:\/\/qz\.example\/workspace\s/)
  expect(mail).toContain('Subject: Menu (BCDFGHJK) needs your attention')
  expect(mail).toContain(
    'Menu (BCDFGHJK): https://gone.example/ – the server responds with error 404',
  )
  expect(mail).toContain('at least 20 scans a week on average over 8 weeks')
  expect(await sendNotices()).toBe(0)
})

it('does not send what another process is sending', async () => {
  await subscribe(['report'])
  await confirm()
  await client.query('update subscriptions set report_due_at = now()')
  await client.query("begin; update subscriptions set retry_at = now() + interval '15 minutes'")
  const sending = sendNotices()
  await untilLocked(client)
  await client.query('commit')
  expect(await sending).toBe(0)
})

it('tries again later if the mail server does not accept a mail', async () => {
  await subscribe(['alerts'])
  await confirm()
  await client.query(
    `insert into target_checks (code_id, checked_at, failure, broken_at) values ($1, now(), 'dns', now())`,
    [codeId],
  )
  server.refusal = new Error('No room')
  expect(await sendNotices()).toBe(0)
  server.refusal = undefined
  expect(await sendNotices()).toBe(0)
  await client.query('update subscriptions set retry_at = now()')
  expect(await sendNotices()).toBe(1)
})

it('ends a subscription by the link of every mail and deletes the address', async () => {
  await subscribe(['report'])
  expect(findLink('unsubscribe')).not.toBe('')
  expect(lastMail()).toMatch(
    /List-Unsubscribe:\s*<https:\/\/qz\.example\/api\/v1\/subscriptions\/unsubscribe\?token=/,
  )
  const page = await press('unsubscribe', findLink('unsubscribe'))
  expect(await page.text()).toContain('Unsubscribed')
  expect((await client.query('select from subscriptions')).rowCount).toBe(0)
})

it('subscribes to a single code, and not more than once for an address', async () => {
  const about = { codeId }
  const wish = { email: 'A@Example.org', locale: 'en', kinds: ['report'] } as const
  await manage.subscribe(about, wish, by())
  await manage.subscribe(about, { ...wish, email: 'a@example.org', kinds: ['alerts'] }, by())
  expect(await manage.listSubscriptions(about)).toMatchObject([{ kinds: ['alerts'] }])
  expect(await manage.listSubscriptions({ workspaceId })).toEqual([])
})

it('does not let a mailbox be flooded', async () => {
  for (let count = 0; count < 5; count += 1) await subscribe(['report'])
  await expect(subscribe(['report'])).rejects.toMatchObject({ problem: { key: 'limited' } })
})
