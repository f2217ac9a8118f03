// Scans on fifty connections: the scan handler next to a bare node:http server that does the same SELECT
// and group-committed INSERT, and next to a bare answer from memory, in turns, on a PostgreSQL that
// forgets nothing; then scans that were answered and lost when the process is killed. npm run bench --
// redirects [--json] [seconds per turn]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createPartitions } from '../src/http/statistics/create-partitions'
import { startPostgres } from '../src/postgres/start-postgres'
import { migrate } from '../src/start/migrate'
import { createTestCode, urlDocument } from '../src/testing/create-test-code'
import { markScan, readMark } from './faults/scan-marks'
import { type Load, loadScans } from './redirects/load-scans'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const seconds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 8)
const turns = 3
const codeCount = 1_000
const killRounds = 3

const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
]
const languages = ['de-DE,de;q=0.9,en;q=0.8', 'en-US,en;q=0.9', 'ja', 'pt-BR,pt;q=0.9']

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const postgres = await startPostgres({ dataDir })
const { databaseUrl, payloadSecret: PAYLOAD_SECRET } = postgres
await migrate(databaseUrl)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
const client = await pool.connect()
await createPartitions(client)
client.release()
const codes: { id: string; slug: string }[] = []
for (let made = 0; made < codeCount; made += 1) {
  codes.push(await createTestCode(pool, urlDocument('https://example.com/menu')))
}

type Contestant = { process: ChildProcess; port: number; cpuMs: () => Promise<number> }

const scanSettings = JSON.stringify({
  databaseUrl,
  dataDir,
  secret: PAYLOAD_SECRET,
  siteUrl: 'http://localhost',
  trustedProxies: 0,
  countryHeader: 'country',
})
const startScans = () => start('src/testing/test-scans-process.ts', scanSettings)

await compare()
await countLost()
await pool.end()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit()

async function start(file: string, ...args: string[]): Promise<Contestant> {
  const child = fork(file, args, {
    execArgv: ['--conditions=production', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const cpuMs = async () => {
    child.send('cpu')
    const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
    return (cpu.user + cpu.system) / 1000
  }
  return { process: child, port, cpuMs }
}

function writeScan(number: number): string {
  const { slug } = codes[(number * 7_919) % codeCount] as { slug: string }
  const phone = phones[number % phones.length]
  const language = languages[number % languages.length]
  return `GET /Q/${slug.toUpperCase()} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${phone}\r\naccept-language: ${language}\r\naccept: text/html\r\n\r\n`
}

async function compare(): Promise<void> {
  const contestants = {
    scans: await startScans(),
    bare: await start('bench/redirects/bare-server.ts', databaseUrl),
    memory: await start('bench/redirects/bare-server.ts'),
  }
  const results: Record<string, (Load & { cpuMicroseconds: number })[]> = {}
  for (const { port } of Object.values(contestants)) await loadScans(port, 2, writeScan)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, { port, cpuMs }] of Object.entries(contestants)) {
      const before = await cpuMs()
      const load = await loadScans(port, seconds, writeScan)
      const cpuMicroseconds = (((await cpuMs()) - before) * 1000) / load.answered
      results[name] = [...(results[name] ?? []), { ...load, cpuMicroseconds }]
    }
  }
  for (const contestant of Object.values(contestants)) contestant.process.kill()
  const middle = (name: string) =>
    (results[name] ?? []).toSorted((a, b) => a.perSecond - b.perSecond)[
      Math.floor(turns / 2)
    ] as Load & { cpuMicroseconds: number }
  const [scans, bare, memory] = [middle('scans'), middle('bare'), middle('memory')]
  for (const [name, load] of Object.entries({ scans, bare, memory })) printLoad(name, load)
  reportTarget(
    {
      target: 'redirects a second, as a share of the bare server with SELECT and INSERT',
      measured: scans.perSecond / bare.perSecond,
      needed: 0.9,
    },
    json,
  )
  reportTarget(
    {
      target: 'processor time of a redirect, times a bare answer from memory',
      measured: scans.cpuMicroseconds / memory.cpuMicroseconds,
      needed: 5,
      atMost: true,
    },
    json,
  )
}

function printLoad(
  name: string,
  { perSecond, p50Ms, p99Ms, cpuMicroseconds }: Load & { cpuMicroseconds: number },
) {
  if (json) {
    console.log(JSON.stringify({ name, perSecond, p50Ms, p99Ms, cpuMicroseconds }))
    return
  }
  console.log(
    `${name.padEnd(8)} ${Math.round(perSecond)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${cpuMicroseconds.toFixed(0)} µs of processor time each`,
  )
}

async function countLost(): Promise<void> {
  let answered = 0
  let lost = 0
  for (let round = 0; round < killRounds; round += 1) {
    const { id, slug } = await createTestCode(pool, urlDocument('https://example.com/menu'))
    const { process, port } = await startScans()
    const marks: string[] = []
    const write = (number: number) =>
      `GET /Q/${slug} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${phones[0]}\r\naccept-language: ${markScan(number).language}\r\ncountry: ${markScan(number).country}\r\n\r\n`
    setTimeout(() => process.kill('SIGKILL'), 3_000)
    await loadScans(port, 60, write, (number) => marks.push(readMark(markScan(number))))
    const { rows } = await pool.query<{ mark: string; times: number }>(
      'select language || country as mark, count(*)::int as times from scans where code_id = $1 group by 1',
      [id],
    )
    const written = new Map(rows.map(({ mark, times }) => [mark, times]))
    answered += marks.length
    lost += marks.filter((mark) => written.get(mark) !== 1).length
  }
  const target = `scans of ${answered} answered ones lost or counted twice on kill -9`
  reportTarget(
    { target: json ? 'scans lost on kill -9' : target, measured: lost, needed: 0, atMost: true },
    json,
  )
}
