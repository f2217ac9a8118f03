import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Statistics } from '@/codes'
import { env } from '@/env'
import { createPartitions } from '@/http/statistics/create-partitions'
import { retireScans } from '@/http/statistics/retire-scans'
import { minScansToSum, rollUpScans } from '@/http/statistics/roll-up-scans'
import { sumCodes } from '@/http/statistics/sum-codes'
import { startTestPayload } from '@/testing/test-payload'

let client: pg.Client
let read: typeof import('./read-statistics').readStatistics
let findRow: typeof import('../codes/code-row').findCodeRow
const codeId = '018f0000-0000-7000-8000-000000000001'

beforeAll(async () => {
  await startTestPayload()
  ;({ readStatistics: read } = await import('./read-statistics'))
  ;({ findCodeRow: findRow } = await import('../codes/code-row'))
  client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  await client.query(
    `insert into codes (id, slug, type, document, status, revision, time_zone)
     values ($1, 'bcdfghjk', 'url', '{}', 'active', 1, 'Asia/Kathmandu')`,
    [codeId],
  )
})
afterAll(() => client?.end())
beforeEach(() => client.query('truncate scans, scan_sums, scan_rollups'))

type ScanInput = {
  at: Date
  kind?: 'scan' | 'click' | 'bot'
  variant?: number | null
  country?: string | null
  device?: string
  language?: string | null
  visitor?: number
}

async function store(scans: readonly ScanInput[]): Promise<void> {
  for (const { at, kind = 'scan', variant = null, country = null, ...rest } of scans)
    await client.query(
      `insert into scans (at, id, code_id, kind, variant, country, device, system, browser,
         language, visitor) values ($1, $2, $3, $4, $5, $6, $7, 'ios', 'safari', $8, $9)`,
      [
        at,
        randomUUID(),
        codeId,
        kind,
        variant,
        country,
        rest.device ?? 'mobile',
        rest.language ?? null,
        Buffer.from([rest.visitor ?? 0, 0, 0, 0, 0, 0, 0, 0]),
      ],
    )
}

const range = { codeId, from: '2026-01-01', to: '2026-12-31' }
const daysOf = (found: Statistics) =>
  found.days.filter(({ scans, clicks, bots }) => scans + clicks + bots > 0)

describe('statistics', () => {
  it('count a scan on the day that its owner’s clock showed', async () => {
    await store([
      // A quarter of an hour on either side of midnight in Nepal, which is 5:45 ahead.
      { at: new Date('2026-03-09T18:00Z') },
      { at: new Date('2026-03-09T18:30Z') },
    ])
    const nepal = await read({ ...range, timeZone: 'Asia/Kathmandu' })
    expect(daysOf(nepal).map(({ day, scans }) => [day, scans])).toEqual([
      ['2026-03-09', 1],
      ['2026-03-10', 1],
    ])
    expect(nepal.breakdowns.hour.map(({ value }) => value).sort()).toEqual(['00', '23'])
    expect(nepal.since).toBe('2026-03-09')
    const utc = await read({ ...range, timeZone: 'UTC' })
    expect(daysOf(utc).map(({ day, scans }) => [day, scans])).toEqual([['2026-03-09', 2]])
  })

  it('give the day on which clocks change its 23 or 25 hours', async () => {
    const scans = Array.from({ length: 72 }, (_, hour) => ({
      at: new Date(Date.UTC(2026, 9, 24, hour, 30)),
    }))
    await store(scans)
    const found = await read({ ...range, timeZone: 'Europe/Berlin' })
    expect(found.days.find(({ day }) => day === '2026-10-25')?.scans).toBe(25)
  })

  it('tell scans, clicks and crawlers apart, and visitors within a day', async () => {
    const at = new Date('2026-05-05T10:00Z')
    await store([
      { at, visitor: 1, country: 'JP', variant: 0 },
      { at, visitor: 1, country: 'JP', variant: 1 },
      { at, visitor: 2, country: 'DE' },
      { at, kind: 'click', visitor: 3 },
      { at, kind: 'bot', visitor: 4 },
    ])
    const { total, breakdowns } = await read({ ...range, timeZone: 'UTC' })
    expect(total).toEqual({ scans: 3, clicks: 1, bots: 1, visitors: 2 })
    expect(breakdowns.country).toEqual([
      { value: 'JP', scans: 2, clicks: 0, bots: 0 },
      { value: 'DE', scans: 1, clicks: 0, bots: 0 },
      { value: '', scans: 0, clicks: 1, bots: 1 },
    ])
    expect(breakdowns.variant.map(({ value }) => value)).toEqual(['', '0', '1'])
  })

  it('are the same from what was added up as from the scans alone', async () => {
    const scan = fc.record({
      at: fc.date({
        min: new Date('2026-09-20T00:00Z'),
        max: new Date('2026-11-20T00:00Z'),
        noInvalidDate: true,
      }),
      kind: fc.constantFrom('scan' as const, 'click' as const, 'bot' as const),
      variant: fc.constantFrom(null, 0, 1),
      country: fc.constantFrom(null, 'JP', 'DE'),
      device: fc.constantFrom('mobile', 'desktop'),
      language: fc.constantFrom(null, 'de'),
      visitor: fc.integer({ min: 0, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(scan, { maxLength: 30 }),
        fc.array(scan, { maxLength: 5 }),
        fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns'),
        async (early, later, timeZone) => {
          await client.query('truncate scans, scan_sums, scan_rollups')
          const fullRange = { codeId, timeZone, from: '2026-09-25', to: '2026-11-25' }
          await store(early)
          const raw = await read(fullRange)
          await sumCodes(client, [{ id: codeId, zone: timeZone }])
          expect(await read(fullRange)).toEqual(raw)
          // There are no sums in another time zone, so the scans are read.
          expect(
            (await read({ ...fullRange, timeZone: 'Asia/Tokyo' })).total.scans,
          ).toBeGreaterThan(-1)
          await store(later.map((input) => ({ ...input, at: new Date() })))
          const withToday = await read(fullRange)
          await sumCodes(client, [{ id: codeId, zone: 'Asia/Tokyo' }])
          await sumCodes(client, [{ id: codeId, zone: timeZone }])
          expect(await read(fullRange)).toEqual(withToday)
          const everything = [...early, ...later].filter(({ kind }) => kind === 'scan')
          expect(Number((await findRow('bcdfghjk'))?.scans)).toBe(everything.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('are summed a part at a time, within a month too', async () => {
    await store(
      Array.from({ length: 80 }, (_, day) => ({
        at: new Date(Date.UTC(2026, 2, 1 + day, 12)),
        visitor: day % 3,
        country: day % 2 ? 'JP' : 'AQ',
      })),
    )
    const raw = await read({ ...range, timeZone: 'UTC' })
    const codes = [{ id: codeId, zone: 'UTC' }]
    for (const until of ['2026-03-10', '2026-03-11', '2026-05-02', '2026-06-01']) {
      await sumCodes(client, codes, until)
      expect(await read({ ...range, timeZone: 'UTC' })).toEqual(raw)
    }
    expect((await client.query('select scans from scan_sums order by month')).rows).toEqual([
      { scans: 31 },
      { scans: 30 },
      { scans: 19 },
    ])
  })

  const storeSome = (count: number, daysAgo: number) =>
    store(
      Array.from({ length: count }, () => ({ at: new Date(Date.now() - daysAgo * 86_400_000) })),
    )
  const countSummed = async () =>
    (await client.query('select sum(scans)::int as scans from scan_sums')).rows[0].scans

  it('are summed for finished days of codes with enough scans', async () => {
    await storeSome(minScansToSum - 1, 2)
    await storeSome(3, 0)
    await rollUpScans(client)
    expect(await countSummed()).toBeNull()
    await storeSome(1, 2)
    // No day has ended since.
    await rollUpScans(client, new Date())
    expect(await countSummed()).toBeNull()
    await rollUpScans(client, new Date(Date.now() - 86_400_000))
    expect(await countSummed()).toBe(minScansToSum)
    const to = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const found = await read({ ...range, to, timeZone: 'Asia/Kathmandu' })
    expect(found.total.scans).toBe(minScansToSum + 3)
  })

  it('of an earlier version are made again, though nobody scanned the code lately', async () => {
    await storeSome(minScansToSum, 60)
    await client.query("insert into scan_rollups (code_id, time_zone) values ($1, 'UTC')", [codeId])
    const other = new pg.Client(env.DATABASE_URL)
    await other.connect()
    await Promise.all([rollUpScans(client), rollUpScans(other)])
    await other.end()
    expect(await countSummed()).toBe(minScansToSum)
  })
})

describe('retention', () => {
  const now = new Date('2026-11-20T12:00Z')
  // In Nepal, this is a day of the next month.
  const lateInApril = new Date('2026-04-30T20:00Z')

  beforeEach(async () => {
    for (const month of [2, 3, 4, 5])
      await createPartitions(client, new Date(Date.UTC(2026, month)))
    await store(
      [
        new Date('2025-12-31T10:00Z'),
        new Date('2026-03-10T10:00Z'),
        lateInApril,
        // Before and after the start of the first day whose scans are retained.
        new Date('2026-05-01T02:00Z'),
        new Date('2026-05-31T18:00Z'),
        new Date('2026-05-31T19:00Z'),
        new Date('2026-08-01T10:00Z'),
      ].map((at, visitor) => ({ at, visitor, country: 'JP' })),
    )
  })
  const everything = { ...range, from: '2025-01-01' }
  const retired = { scans: 7, sums: undefined }
  const firstScan = async () =>
    (await client.query('select min(at) as at from scans')).rows[0].at.toISOString()

  it('deletes scans by the month and leaves the numbers as they were', async () => {
    const before = await read({ ...everything, timeZone: 'Asia/Kathmandu' })
    expect(before.total.scans).toBe(7)
    for (let run = 0; run < 2; run += 1) await retireScans(client, retired, now)
    expect(await firstScan()).toBe('2026-05-01T02:00:00.000Z')
    expect(
      (await client.query("select to_regclass('scans_2026_04') as gone")).rows[0].gone,
    ).toBeNull()
    expect(await read({ ...everything, timeZone: 'Asia/Kathmandu' })).toEqual(before)
    expect(Number((await findRow('bcdfghjk'))?.scans)).toBe(7)
  })

  it('counts every scan once, also in another zone than that of the sums', async () => {
    await retireScans(client, retired, now)
    const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC']
    for (const timeZone of zones) {
      expect((await read({ ...everything, timeZone })).total.scans, timeZone).toBe(7)
    }
    for (const zone of zones) {
      await sumCodes(client, [{ id: codeId, zone }])
      for (const timeZone of zones) {
        const found = await read({ ...everything, timeZone })
        expect(found.total.scans, `${timeZone} from ${zone}`).toBe(7)
        expect(found.breakdowns.country).toEqual([{ value: 'JP', scans: 7, clicks: 0, bots: 0 }])
        expect(found.since).toBe('2025-12-31')
      }
      expect(Number((await findRow('bcdfghjk'))?.scans)).toBe(7)
    }
  })

  it('goes on where a run was ended, without the codes that are summed already', async () => {
    const other = new pg.Client(env.DATABASE_URL)
    await other.connect()
    await other.query('begin; select from scans_2026_03')
    await expect(retireScans(client, retired, now)).rejects.toThrow('lock timeout')
    await other.query('commit; begin; select from scan_rollups for update')
    await client.query("set lock_timeout = '5s'")
    await retireScans(client, retired, now)
    await client.query('reset lock_timeout')
    await other.query('commit')
    await other.end()
    expect(await firstScan()).toBe('2026-05-01T02:00:00.000Z')
  })

  it('deletes sums that are older than theirs', async () => {
    await retireScans(client, { scans: 7, sums: 10 }, now)
    const found = await read({ ...everything, timeZone: 'UTC' })
    expect(found.total.scans).toBe(6)
    expect(found.since).toBe('2026-03-10')
  })

  it('never deletes what it has no number for', async () => {
    await retireScans(client, { scans: undefined, sums: undefined }, now)
    expect(await firstScan()).toBe('2025-12-31T10:00:00.000Z')
  })
})

describe('partitions', () => {
  it('are made ahead, take in what came before them, and are made once', async () => {
    const at = new Date('2031-05-05T10:00Z')
    await store([{ at }])
    for (let turn = 0; turn < 2; turn += 1) await createPartitions(client, at)
    const { rows } = await client.query(
      'select tableoid::regclass::text as place from scans where at = $1',
      [at],
    )
    expect(rows).toEqual([{ place: 'scans_2031_05' }])
    expect((await client.query("select to_regclass('scans_2031_08') as known")).rows[0].known).toBe(
      'scans_2031_08',
    )
  })
})

describe('distribution by code', () => {
  const distributed = "(relname ~ '^scans' or relname in ('scan_sums', 'scan_rollups'))"

  it('is possible, since unique keys contain the code', async () => {
    await createPartitions(client)
    const { rows } = await client.query(
      `select relname as name, 'code_id' = any(array(
         select attname from pg_attribute where attrelid = indrelid and attnum = any(indkey)
       )) as contains_code
       from pg_index join pg_class on pg_class.oid = indrelid where indisunique and ${distributed}`,
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => !row.contains_code)).toEqual([])
  })

  it('is possible, since no foreign key leads to or from other tables', async () => {
    const { rows } = await client.query(
      `select conname from pg_constraint join pg_class on pg_class.oid in (conrelid, confrelid)
       where contype = 'f' and ${distributed}`,
    )
    expect(rows).toEqual([])
  })
})
