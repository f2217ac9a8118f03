// Measures the cost of the statistics of one code with ten thousand, a million and ten million
// scans: the wait for its owner's page, from daily sums and the scans of today, compared with the
// scans alone. Also measures how long the export of a code with a million scans lasts.
// npm run bench -- statistics [--json] [scans at most]

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sumCodes } from '../src/http/statistics/sum-codes'
import { reportTarget } from './report-target'
import { makeScans, months } from './statistics/make-scans'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const most = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 10_000_000)
const sizes = [10_000, 1_000_000, 10_000_000].filter((size) => size <= most)
const rounds = 7
const timeZone = 'Europe/Berlin'
/** Chunks between two memory samples: about fifty samples per export. */
const chunksBetweenSamples = 20
/** Maximum for a page that feels immediate. */
const quickMs = 300

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const { client, close } = await openDatabase(months)
const { exportCode } = await import('../src/data/codes/export-code')
const { findCodeRow } = await import('../src/data/codes/code-row')
const { readStatistics } = await import('../src/data/statistics/read-statistics')

const to = new Date().toISOString().slice(0, 10)
const ranges = { '30 days': 30, '12 months': 365, everything: months * 31 }
for (const size of sizes) {
  const codeId = await makeScans(client, size)
  await client.query('analyze scans')
  const rawMs = await measure(codeId, 30, 1)
  const started = performance.now()
  await sumCodes(client, [{ id: codeId, zone: timeZone }])
  const rollUpMs = performance.now() - started
  await client.query('analyze scan_sums')
  console.log(
    json
      ? JSON.stringify({ size, rollUpMs, rawMs })
      : `        ${size.toLocaleString('en')} scans: added up once in ${(rollUpMs / 1000).toFixed(1)} s; 30 days from the scans alone ${rawMs.toFixed(0)} ms`,
  )
  for (const [name, days] of Object.entries(ranges)) {
    const milliseconds = await measure(codeId, days, rounds)
    const target = `${name} of ${size.toLocaleString('en')} scans, in ms`
    reportTarget({ target, measured: milliseconds, needed: quickMs, atMost: true }, json)
  }
}
const exported = sizes.filter((size) => size <= 1_000_000).at(-1)
const row = await findCodeRow(`bench${exported}`)
for (const format of row ? (['json', 'csv'] as const) : []) {
  let seconds = 0
  let maxHeap = 0
  let chunks = 0
  let start = performance.now()
  for await (const _ of row ? ((await exportCode(row, format)).body ?? []) : []) {
    chunks += 1
    if (chunks % chunksBetweenSamples !== 0) continue
    seconds += (performance.now() - start) / 1000
    collectGarbage()
    maxHeap = Math.max(maxHeap, process.memoryUsage().heapUsed)
    start = performance.now()
  }
  seconds += (performance.now() - start) / 1000
  const target = `export of ${exported?.toLocaleString('en')} scans as ${format}`
  reportTarget({ target: `${target}, in s`, measured: seconds, needed: 15, atMost: true }, json)
  const megabytes = maxHeap / 1e6
  reportTarget(
    { target: `${target}, heap in MB`, measured: megabytes, needed: 200, atMost: true },
    json,
  )
}
await close()
process.exit()

/** Returns the median of several reads, in milliseconds. */
async function measure(codeId: string, days: number, times: number): Promise<number> {
  const from = new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const durationsMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await readStatistics({ codeId, timeZone, from, to })
    durationsMs.push(performance.now() - start)
  }
  return durationsMs.toSorted((a, b) => a - b)[Math.floor(times / 2)] as number
}
