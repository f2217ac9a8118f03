import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { env } from '@/env'
import { createPartitions } from '@/http/statistics/create-partitions'
import { sumCodes } from '@/http/statistics/sum-codes'
import { startTestPayload } from '@/testing/test-payload'

let client: pg.Client
let answer: typeof import('./answer-workspace-statistics').answerWorkspaceStatistics
let readOne: typeof import('../../statistics/read-statistics').readStatistics
let schemas: typeof import('./api-schemas')
let workspaceId: string
let codes: { id: string; slug: string; zone: string }[]

beforeAll(async () => {
  await startTestPayload()
  ;({ answerWorkspaceStatistics: answer } = await import('./answer-workspace-statistics'))
  ;({ readStatistics: readOne } = await import('../../statistics/read-statistics'))
  schemas = await import('./api-schemas')
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  await createPartitions(client)
})
afterAll(() => client?.end())
beforeEach(async () => {
  await client.query('delete from workspaces; delete from codes')
  await client.query('truncate scans, scan_sums, scan_rollups')
  const { rows } = await client.query("insert into workspaces (name) values ('Cafés') returning id")
  workspaceId = rows[0].id
  codes = ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York'].map((zone, index) => ({
    ...{ id: randomUUID(), slug: `bcdfghj${index + 2}`, zone },
  }))
  for (const { id, slug, zone } of codes) {
    await client.query(
      `insert into codes (id, slug, name, type, document, status, revision, time_zone)
       values ($1, $2, $2, 'url', '{}', 'active', 1, $3)`,
      [id, slug, zone],
    )
    await client.query(
      `insert into workspace_codes (code_id, workspace_id, tags) values ($1, $2, $3)`,
      [id, workspaceId, slug.endsWith('2') ? ['summer'] : []],
    )
    await client.query(
      `insert into scans (at, id, code_id, kind, device, system, browser, country, visitor)
       select timestamptz '2026-06-01' + random() * interval '120 days', gen_random_uuid(), $1,
         (array['scan', 'scan', 'click', 'bot'])[1 + floor(random() * 4)::int], 'mobile', 'ios',
         'safari', (array['DE', 'JP', 'US'])[1 + floor(random() * 3)::int],
         decode(lpad(to_hex(floor(random() * 50)::int), 16, '0'), 'hex')
       from generate_series(1, 2000)`,
      [id],
    )
  }
})

const read = (query: object) =>
  answer(
    { id: workspaceId, timeZone: 'UTC' },
    schemas.workspaceStatisticsQuerySchema.parse(query),
  ).then((found) => schemas.workspaceStatisticsSchema.parse(found))
/** Sums of all days but the last ones of two codes; the third code has none. */
const sumSome = () =>
  sumCodes(
    client,
    codes.slice(0, 2).map(({ id, zone }) => ({ id, zone })),
    '2026-08-20',
  )

const ranges = [
  { from: '2026-06-01', to: '2026-09-30' },
  { from: '2026-07-01', to: '2026-07-31' },
  { from: '2026-06-20', to: '2026-08-10' },
  { from: '2026-08-15', to: '2026-08-25' },
]

it.each(ranges)('adds up the statistics of its codes from $from to $to', async (range) => {
  await sumSome()
  const found = await read({ ...range, top: 200, compare: 'previous' })
  const single = await Promise.all(
    codes.map(({ id, zone }) => readOne({ codeId: id, timeZone: zone, ...range })),
  )
  const add = (count: (statistics: (typeof single)[number]) => number | undefined) =>
    single.reduce((sum, statistics) => sum + (count(statistics) ?? 0), 0)
  for (const name of ['scans', 'clicks', 'bots', 'visitors'] as const) {
    expect(found.total[name], name).toBe(add(({ total }) => total[name]))
    for (const [index, counts] of found.days.entries())
      expect(counts[name]).toBe(add(({ days }) => days[index]?.[name]))
  }
  for (const name of ['country', 'hour', 'device', 'referrer'] as const)
    for (const { value, scans, clicks, bots } of found.breakdowns[name]) {
      const of = (key: 'scans' | 'clicks' | 'bots') =>
        add((each) => each.breakdowns[name].find((entry) => entry.value === value)?.[key])
      expect([scans, clicks, bots]).toEqual([of('scans'), of('clicks'), of('bots')])
    }
  const before = await read({ from: found.comparison?.from, to: found.comparison?.to })
  expect(found.comparison?.total).toEqual(before.total)
  expect(found.comparison?.days).toEqual(before.days)
  expect(found.topCodes[0]?.before).toBe(
    before.topCodes.find(({ slug }) => slug === found.topCodes[0]?.slug)?.scans ?? 0,
  )
})

it('filters by code and tag, and lists the days of single codes', async () => {
  await sumSome()
  const [first, second] = codes.map(({ slug }) => slug) as [string, string]
  const range = { from: '2026-07-01', to: '2026-07-10' }
  const tagged = await read({ ...range, tag: 'summer', series: `${first},${second}` })
  expect(tagged).toMatchObject({ codes: 1, series: [{ slug: first }] })
  const one = await read({ ...range, codes: first })
  expect(one.total).toEqual(tagged.total)
  expect(tagged.series[0]?.days).toEqual(one.days)
  expect((await read({ ...range, codes: 'unknown2' })).total.scans).toBe(0)
})

it('compares with the same days a year earlier', async () => {
  const found = await read({ from: '2026-07-01', to: '2026-07-10', compare: 'year' })
  expect(found.comparison).toMatchObject({ from: '2025-07-01', to: '2025-07-10' })
})

it('exports one row for each code and day', async () => {
  await sumSome()
  const query = schemas.workspaceStatisticsQuerySchema.parse({ ...ranges[1], format: 'csv' })
  const response = (await answer({ id: workspaceId, timeZone: 'UTC' }, query)) as Response
  const [head, ...lines] = (await response.text()).trim().split('\r\n')
  expect(head).toBe('code,name,day,scans,visitors,clicks,bots')
  expect(lines).toHaveLength(3 * 31)
  const { total } = await read({ ...ranges[1] })
  expect(lines.reduce((sum, line) => sum + Number(line.split(',')[3]), 0)).toBe(total.scans)
})
