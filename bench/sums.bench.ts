// Measures the cost of many codes: the space of scans and of their sums, the time to sum them, and
// the waiting time of owners. By default five million scans of a hundred thousand codes.
// npm run bench -- sums [--json] [scans]

import { sql } from 'drizzle-orm'
import { rollUpScans } from '../src/http/statistics/roll-up-scans'
import { sumCodes } from '../src/http/statistics/sum-codes'
import { reportTarget } from './report-target'
import { makeManyCodes, manyCodesMonths } from './statistics/make-many-codes'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const scans = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 5_000_000)
const codes = scans / 50
const rounds = 15
const maxMegabytesPerMillion = 40
const quickMs = 300

const { client, close } = await openDatabase(manyCodesMonths + 1)
const { readStatistics } = await import('../src/data/statistics/read-statistics')
const { codeColumns } = await import('../src/data/codes/code-row')
const { queryRows } = await import('../src/data/query-rows')

const ids = await makeManyCodes(client, codes, scans)
await client.query('vacuum analyze')
report('scans, MB a million', (await measureSize('scans')) / (scans / 1e6))
await reportReads('from the scans alone')
// The state that an earlier version left: all codes are due.
await client.query(
  "insert into scan_rollups (code_id, time_zone) select id, 'Europe/Berlin' from codes",
)
await reportSums('with sums', () => rollUpScans(client))
// The state before old scans are deleted.
await reportSums('with sums of every scan', async () => {
  for (let first = 0; first < codes; first += 100) {
    const some = ids.slice(first, first + 100)
    await sumCodes(
      client,
      some.map((id) => ({ id, zone: 'Europe/Berlin' })),
    )
  }
})

await close()
process.exit()

async function reportSums(when: string, sum: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await sum()
  report(`${when}: seconds to make them`, (performance.now() - started) / 1000)
  await client.query('vacuum analyze')
  const size = (await measureSize('scan_sums')) + (await measureSize('scan_rollups'))
  reportTarget(
    {
      target: `${when}: their size, in MB for a million scans`,
      measured: size / (scans / 1e6),
      needed: maxMegabytesPerMillion,
      atMost: true,
    },
    json,
  )
  await reportReads(when)
}

async function reportReads(when: string): Promise<void> {
  const to = new Date().toISOString().slice(0, 10)
  const readOne = (position: number, days: number) =>
    readStatistics({
      codeId: ids[Math.floor(codes * position)] as string,
      timeZone: 'Europe/Berlin',
      from: new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10),
      to,
    })
  const reads = {
    'busiest code, 12 months': () => readOne(0, 365),
    'busiest code, 30 days': () => readOne(0, 30),
    'code in the middle, 12 months': () => readOne(0.5, 365),
    'list of 200 codes': () =>
      queryRows(sql`select ${codeColumns} from codes
        where id = any(${`{${ids.filter((_, index) => index % (codes / 200) === 0)}}`}::uuid[])`),
  }
  for (const [name, read] of Object.entries(reads)) {
    const target = `${name}, ${when}, in ms`
    reportTarget({ target, measured: await measure(read), needed: quickMs, atMost: true }, json)
  }
}

/**
 * Returns the median of several reads, in milliseconds, after a first read that fills the caches.
 */
async function measure(read: () => Promise<unknown>): Promise<number> {
  const durations: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now()
    await read()
    durations.push(performance.now() - start)
  }
  return durations.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number
}

/** Returns the size of a table with its partitions and indexes, in megabytes (10^6 bytes). */
async function measureSize(table: string): Promise<number> {
  const { rows } = await client.query(
    `select sum(pg_total_relation_size(id)) / 1e6 as size from (
       select $1::regclass as id union select relid from pg_partition_tree($1)) as tables`,
    [table],
  )
  return Number(rows[0].size)
}

function report(name: string, value: number): void {
  console.log(json ? JSON.stringify({ [name]: value }) : `        ${name}: ${value.toFixed(1)}`)
}
