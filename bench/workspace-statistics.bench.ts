// Measures the combined statistics of a workspace: by default a thousand codes with ten million scans
// in a year, for ranges from a week to everything.
// npm run bench -- workspace-statistics [--json] [scans]

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { rollUpScans } from '../src/http/statistics/roll-up-scans'
import { reportTarget } from './report-target'
import { makeManyCodes, manyCodesMonths } from './statistics/make-many-codes'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const scans = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 10_000_000)
const codes = 1_000
const rounds = 5
const quickMs = 400
/** Other requests must not wait longer for one turn of the event loop. */
const maxTurnMs = 50

const { client, close } = await openDatabase(manyCodesMonths + 1)
const { combineStatistics } = await import('../src/data/workspaces/statistics/combine-statistics')

const ids = await makeManyCodes(client, codes, scans)
await client.query('vacuum analyze')
await rollUpScans(client)
await client.query('vacuum analyze')

const ranges = { '7 days': 7, '30 days': 30, '90 days': 90, '12 months': 365 }
for (const [name, days] of Object.entries(ranges)) {
  const range = { from: dayAgo(days - 1), to: dayAgo(0) }
  const comparison = { from: dayAgo(2 * days - 1), to: dayAgo(days) }
  await report(name, () => combineStatistics(ids, range, undefined, new Set()))
  await report(`${name}, compared`, () => combineStatistics(ids, range, comparison, new Set()))
}
await close()
process.exit()

async function report(name: string, read: () => Promise<unknown>): Promise<void> {
  await read()
  const durationsMs: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await read()
    durationsMs.push(performance.now() - start)
  }
  delay.disable()
  const measured = durationsMs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number
  const target = `${name} of ${codes} codes`
  reportTarget({ target: `${target}, in ms`, measured, needed: quickMs, atMost: true }, json)
  reportTarget(
    {
      target: `${target}: longest turn of the event loop, in ms`,
      measured: delay.max / 1e6,
      needed: maxTurnMs,
      atMost: true,
    },
    json,
  )
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
