// Measures the server cost of lists, articles and search with ten and with ten thousand articles:
// the same finders on two databases, in turn.
// npm run bench -- posts [--json]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../src/postgres/start-postgres'
import { migrate } from '../src/start/migrate'
import { generatePosts } from './posts/generate-posts'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const few = 10
const many = 10_000
const rounds = 60
const warmUps = 10
/** Ratio by which two identical runs may differ on a machine with other load. */
const noise = 1.25

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const postgres = await startPostgres({ dataDir, fast: true })
const { databaseUrl, payloadSecret: PAYLOAD_SECRET } = postgres
await migrate(databaseUrl)
const manyUrl = databaseUrl.replace(/\/quietzone$/, '/many')
await run(databaseUrl.replace(/\/quietzone$/, '/postgres'), (client) =>
  client.query('create database many template quietzone'),
)
await run(databaseUrl, (client) => generatePosts(client, few))
await run(manyUrl, (client) => generatePosts(client, many))

const readers = await Promise.all([startReader(databaseUrl, few), startReader(manyUrl, many)])
for (const name of readers[0].names) {
  const times = readers.map(() => [] as number[])
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [at, { read }] of readers.entries()) {
      const milliseconds = await read(name)
      if (round >= 0) times[at]?.push(milliseconds)
    }
  }
  report(name, ...(times.map(median) as [number, number]))
}
for (const { stop } of readers) stop()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit()

async function run(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client).finally(() => client.end())
}

async function startReader(DATABASE_URL: string, count: number) {
  const reader = fork('bench/posts/reader.ts', [String(count)], {
    env: { ...process.env, DATABASE_URL, PAYLOAD_SECRET, SITE_URL: 'http://localhost' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [names] = (await once(reader, 'message')) as [string[]]
  return {
    names,
    read: async (name: string) => {
      reader.send(name)
      const [milliseconds] = (await once(reader, 'message')) as [number]
      return milliseconds
    },
    stop: () => reader.kill(),
  }
}

/** Names in brackets have no target. */
function report(name: string, fewMs: number, manyMs: number): void {
  const times = `${fewMs.toFixed(1)} ms with ${few} articles, ${manyMs.toFixed(1)} ms with ${many}`
  if (name.startsWith('(')) {
    console.log(json ? JSON.stringify({ name, fewMs, manyMs }) : `        ${name}: ${times}`)
    return
  }
  const target = json ? name : `${name}: ${times}, times as long`
  reportTarget({ target, measured: manyMs / fewMs, needed: noise, atMost: true }, json)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
