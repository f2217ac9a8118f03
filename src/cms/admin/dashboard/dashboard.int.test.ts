import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '@/env'
import { sumSlots } from '@/http/statistics/sum-slots'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { countScans } from './count-scans'
import { findPublications } from './find-publications'

let payload: Payload
let team: Team
let requestAs: TeamRequest
let client: pg.Client

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  requestAs = requestsOfTeam(payload)
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
})
afterAll(() => client.end())

it('counts the scans of stored slots and those since then once', async () => {
  await client.query(
    `insert into scans (at, id, code_id, kind, device, system, browser)
     select now() - ago::interval, gen_random_uuid(), gen_random_uuid(), kind, 'mobile', 'ios', 'safari'
     from (values ('3 days', 'scan'), ('3 days', 'scan'), ('2 days', 'click'), ('5 hours', 'scan'),
       ('1 minute', 'scan'), ('20 days', 'scan')) as scan (ago, kind)`,
  )
  const total = async (nowMs: number) =>
    (await countScans(payload, nowMs)).reduce((sum, [, scans]) => sum + scans, 0)
  // Without stored slots, only the last hours are read.
  expect(await total(Date.now())).toBe(1)
  await sumSlots(client)
  expect((await client.query('select sum(scans)::int as scans from scan_slots')).rows).toEqual([
    { scans: 3 },
  ])
  await sumSlots(client)
  expect(await total(Date.now() + 120_000)).toBe(4)
})

it('lists what was published last, with its languages and who did it', async () => {
  const send = (method: string, path: string, data: object) =>
    requestAs(path, team.editor, { method, body: JSON.stringify(data) })
  const made = await send('POST', '/tags?locale=en', {
    ...{ title: 'Print', slug: 'print', _status: 'published' },
  })
  const { id } = (await made.json()).doc
  await send('PATCH', `/tags/${id}?locale=de&publishSpecificLocale=de`, {
    ...{ title: 'Druck', _status: 'published' },
  })
  await send('POST', '/tags?locale=en&draft=true', { title: 'Draft', slug: 'draft' })
  const req = await createLocalReq({ user: team.author }, payload)
  const [first, ...others] = await findPublications(req, 5)
  expect(first).toMatchObject({ entity: 'tags', id, locales: ['de', 'en'], by: 'editor' })
  expect(others.filter(({ entity }) => entity === 'tags')).toEqual([])
})
