// Measures a site after a year: by default thirty million scans of a million codes, with two thousand
// workspaces and ten thousand articles, on the embedded PostgreSQL with the settings of a real site.
// It takes hours and some 30 GB. npm run bench -- growth [scans in millions [codes in thousands]]

import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Workspace } from '@/data/workspaces/get-workspace'
import { retireScans } from '../src/http/statistics/retire-scans'
import { rollUpScans } from '../src/http/statistics/roll-up-scans'
import { buildWhenStale } from '../src/start/build'
import { loadContent } from '../src/start/load-content'
import { migrate } from '../src/start/migrate'
import { spawnSite } from '../src/start/spawn-site'
import { urlDocument } from '../src/testing/create-test-code'
import { generatePosts } from './posts/generate-posts'
import { readProcessMemory } from './read-processes'
import { loadScans } from './redirects/load-scans'
import { addDayOfScans } from './statistics/make-many-codes'
import { openDatabase } from './statistics/open-database'

const [scansInMillions = 30, codesInThousands = 1_000] = process.argv.slice(2).map(Number)
const scans = scansInMillions * 1e6
const codes = codesInThousands * 1e3
const workspaces = 2_000
const codesOfLargest = 10_000
const articles = 10_000
const days = 365
const codesOfEmpty = 1_000
const turns = 3
const secondsOfTurn = 6
const slowestShown = 12
/** Jobs that take longer are left alone. */
const secondsOfJob = 60

report('machine', `${cpus().length} cores, ${(totalmem() / 1e9).toFixed(0)} GB, load ${load()}`)
await buildWhenStale()
const { client, close, dataDir, databaseUrl, payloadSecret } = await openDatabase(13, true)
const siteEnv = { DATA_DIR: join(dataDir, 'site'), PAYLOAD_SECRET: payloadSecret }
const emptyUrl = await createDatabase('empty')
await migrate(emptyUrl)
await run(emptyUrl, (empty) => makeCodes(empty, codesOfEmpty))

await loadContent(databaseUrl)
await time('making codes', () => makeCodes(client, codes))
await time('making workspaces', makeWorkspaces)
await time('making articles', () => generatePosts(client, articles))
await time('making scans', async () => {
  for (let ago = days; ago > 1; ago -= 1) await addDayOfScans(client, codes, scans / days, ago)
})
await time('vacuum analyze', () => client.query('vacuum analyze'))
await client.query('select pg_stat_statements_reset()')

await measureSums()
await client.query('vacuum analyze')
await reportDisk()
await reportReads()
await measureSite()
await compareThroughput()
await measureBackup()
await reportSlowest()
await time('retention: summing and dropping the first month', () =>
  retireScans(client, { scans: 12, sums: undefined }),
)
await time('retention: dropping the next month', () =>
  retireScans(client, { scans: 11, sums: undefined }),
)
await close()
process.exit()

async function makeCodes(database: pg.Client, count: number): Promise<void> {
  const document = urlDocument('https://example.com/menu/')
  await database.query('alter table codes disable trigger codes_changed')
  await database.query(
    `insert into codes (id, slug, type, name, document, status, revision, time_zone, created_at,
       checked_at)
     select md5('many' || each)::uuid, 'many' || each, 'url', 'Table ' || each,
       replace($2, '/menu/', '/menu/' || each)::jsonb, 'active', 1, 'Europe/Berlin',
       now() - interval '1 year', now() - random() * interval '1 day'
     from generate_series(0, $1::int - 1) each`,
    [count, JSON.stringify(document)],
  )
  await database.query('alter table codes enable trigger codes_changed')
}

/** A quarter of the codes is in workspaces: ten thousand in the first one. */
async function makeWorkspaces(): Promise<void> {
  await client.query(
    `insert into workspaces (id, name) select md5('space' || each)::uuid, 'Workspace ' || each
     from generate_series(0, $1::int - 1) each`,
    [workspaces],
  )
  await client.query(
    `insert into workspace_codes (code_id, workspace_id, tags, added_at)
     select md5('many' || each)::uuid,
       md5('space' || case when each < $3::int * 4 then 0 else 1 + each / 4 % ($2::int - 1) end)::uuid,
       array['tag' || each % 20], now() - each * interval '30 seconds'
     from generate_series(0, $1::int - 1, 4) each`,
    [codes, workspaces, codesOfLargest],
  )
  await client.query(
    `insert into target_checks (code_id, checked_at)
     select code_id, now() - random() * interval '1 day' from workspace_codes`,
  )
}

/**
 * Sums everything as of yesterday, then the next day. The clock of the job is a function that precedes
 * the one of PostgreSQL.
 */
async function measureSums(): Promise<void> {
  await client.query(
    `create schema clock; create function clock.now() returns timestamptz stable
     return pg_catalog.now() - interval '1 day'; set search_path = clock, pg_catalog, public`,
  )
  // The state that an earlier version left: all codes are due.
  await client.query(
    "insert into scan_rollups (code_id, time_zone) select id, 'Europe/Berlin' from codes",
  )
  await time('sums of the whole year', () => rollUpScans(client))
  await client.query('reset search_path; drop schema clock cascade')
  await addDayOfScans(client, codes, scans / days, 1)
  await client.query('analyze scans')
  await time('sums of the next day', () => rollUpScans(client))
  await time('sums when nothing is due', () => rollUpScans(client))
}

async function reportDisk(): Promise<void> {
  const { rows } = await client.query<{ part: string; rows: number; mb: number; index: number }>(
    `select case when relname like 'scans%' then 'scans'
         when relname in ('scan_sums', 'scan_rollups') then 'sums of scans'
         when relname in ('codes', 'target_checks') then 'codes and their checks'
         when relname like 'workspace%' then 'workspaces'
         when relname like '%posts%' or relname like 'post_%' then 'articles'
         else 'everything else' end as part,
       sum(greatest(reltuples, 0)) as rows, sum(pg_total_relation_size(oid)) / 1e6 as mb,
       sum(pg_indexes_size(oid)) / 1e6 as index
     from pg_class where relkind = 'r' group by 1 order by 3 desc`,
  )
  for (const { part, rows: count, mb, index } of rows) {
    const size = `${Number(mb).toFixed(0)} MB, of which indexes ${Number(index).toFixed(0)} MB`
    report(`disk: ${part}`, `${size}; ${Number(count).toLocaleString('en')} rows`)
  }
}

async function reportReads(): Promise<void> {
  const { readStatistics } = await import('../src/data/statistics/read-statistics')
  const { combineStatistics } = await import('../src/data/workspaces/statistics/combine-statistics')
  const { selectCodes } = await import('../src/data/workspaces/statistics/select-codes')
  const { listCodes } = await import('../src/data/workspaces/list-codes')
  const { codeListQuerySchema } = await import('../src/data/workspaces/code-schemas')
  const { findPosts } = await import('../src/data/find-posts')
  const { everyPost } = await import('../src/data/post-list')
  const { searchPosts } = await import('../src/data/search-posts')
  const { rows } = await client.query<{ largest: string; middle: string }>(
    "select md5('space0')::uuid as largest, md5('space1000')::uuid as middle",
  )
  const { largest = '', middle = '' } = rows[0] ?? {}
  const to = new Date().toISOString().slice(0, 10)
  const range = (length: number) => ({ from: dayBefore(length - 1), to })
  const ofCode = async (number: number, length: number) => {
    const found = await client.query<{ id: string }>('select md5($1)::uuid as id', [
      `many${number}`,
    ])
    const codeId = found.rows[0]?.id ?? ''
    return readStatistics({ codeId, timeZone: 'Europe/Berlin', ...range(length) })
  }
  const ofWorkspace = async (id: string, length: number) => {
    const ids = (await selectCodes(id, {})).map((code) => code.id)
    return combineStatistics(ids, range(length), undefined, new Set())
  }
  const list = (id: string, query: object) =>
    listCodes({ id } as Workspace, codeListQuerySchema.parse({ limit: 50, ...query }))
  const anyCode = () => Math.floor(Math.random() * codes)
  const reads: [string, number, () => Promise<unknown>][] = [
    ['statistics of the busiest code, 30 days', 15, () => ofCode(0, 30)],
    ['statistics of the busiest code, 12 months', 15, () => ofCode(0, 365)],
    ['statistics of any code, 12 months', 200, () => ofCode(anyCode(), 365)],
    [
      'statistics of a workspace with some 120 codes, 12 months',
      15,
      () => ofWorkspace(middle, 365),
    ],
    ['statistics of a workspace with 10,000 codes, 30 days', 5, () => ofWorkspace(largest, 30)],
    ['statistics of a workspace with 10,000 codes, 12 months', 5, () => ofWorkspace(largest, 365)],
    ['list of a workspace with 10,000 codes, newest first', 15, () => list(largest, {})],
    ['the same, by scans', 15, () => list(largest, { sort: 'scans' })],
    ['the same, found by a word', 15, () => list(largest, { q: 'table 4712' })],
    ['articles: a page in the middle', 15, () => findPosts('en', everyPost, 400)],
    ['articles: search for a rare word', 15, () => searchPosts('en', 'number9000', 1)],
  ]
  for (const [name, rounds, read] of reads) {
    await read()
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      await read()
      times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    const ms = (at: number) => `${times[at]?.toFixed(0)} ms`
    report(name, `median ${ms(Math.floor(rounds / 2))}, slowest ${ms(rounds - 1)}`)
  }
}

/** Runs each job of the site once, and reads the memory of the site and of PostgreSQL afterwards. */
async function measureSite(): Promise<void> {
  const site = await spawnSite({ ...siteEnv, DATABASE_URL: databaseUrl })
  await sleep(15_000)
  const isWaiting = async (task: string) =>
    (
      await client.query("select from graphile_worker.jobs where key = 'measured ' || $1::text", [
        task,
      ])
    ).rowCount
  const { rows } = await client.query<{ task: string }>(
    'select distinct identifier as task from graphile_worker._private_known_crontabs order by 1',
  )
  for (const { task } of rows) {
    const started = performance.now()
    await client.query('select graphile_worker.add_job($1, job_key => $2, queue_name => $1)', [
      task,
      `measured ${task}`,
    ])
    const seconds = () => (performance.now() - started) / 1000
    while ((await isWaiting(task)) && seconds() < secondsOfJob) await sleep(50)
    report(
      `job ${task}`,
      `${seconds().toFixed(1)} s${(await isWaiting(task)) ? ', not yet done' : ''}`,
    )
  }
  for (const path of ['/', '/en/blog', '/sitemap.xml']) await (await fetch(site.url + path)).text()
  report('memory of the site', `${megabytes(readProcessMemory(site.pid).bytes)} MB`)
  const postmaster = Number(
    readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  report('memory of PostgreSQL', `${megabytes(readProcessMemory(postmaster).bytes)} MB`)
  await site.stop()
}

/** In turns: the code of each scan is drawn with the same distribution as the codes that exist. */
async function compareThroughput(): Promise<void> {
  const full = await startScans(databaseUrl)
  const empty = await startScans(emptyUrl)
  const rates = { full: [] as number[], empty: [] as number[] }
  for (let turn = -1; turn < turns; turn += 1) {
    for (const [name, { port }, count] of [
      ['full', full, codes],
      ['empty', empty, codesOfEmpty],
    ] as const) {
      const load = await loadScans(port, secondsOfTurn, () => {
        const slug = `many${Math.floor(count * Math.random() ** 3)}`
        return `GET /q/${slug} HTTP/1.1\r\nhost: localhost\r\nuser-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1\r\naccept-language: de\r\naccept: text/html\r\n\r\n`
      })
      if (turn >= 0) rates[name].push(load.perSecond)
    }
  }
  for (const { process: child } of [full, empty]) child.kill()
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? 0
  const [a, b] = [middle(rates.full), middle(rates.empty)]
  report('scans a second', `${a.toFixed(0)}; ${(a / b).toFixed(2)} of ${b.toFixed(0)} when empty`)
}

async function startScans(url: string): Promise<{ process: ChildProcess; port: number }> {
  const settings = {
    databaseUrl: url,
    dataDir: mkdtempSync(join(tmpdir(), 'quietzone-bench-')),
    secret: payloadSecret,
    siteUrl: 'http://localhost',
    trustedProxies: 0,
  }
  const child = fork('src/testing/test-scans-process.ts', [JSON.stringify(settings)], {
    execArgv: ['--conditions=production', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { process: child, port }
}

async function measureBackup(): Promise<void> {
  const file = join(dataDir, 'backup.tar.gz')
  const command = async (name: string, url: string) => {
    const env = { ...process.env, ...siteEnv, DATABASE_URL: url }
    await promisify(execFile)('node', ['scripts/backup.mjs', name, file], { env })
  }
  await time('backup', () => command('backup', databaseUrl))
  report('size of the backup', `${megabytes(existsSync(file) ? statSync(file).size : 0)} MB`)
  const restoredUrl = await createDatabase('restored')
  await time('restore', () => command('restore', restoredUrl))
  await run(restoredUrl, async (restored) => {
    const { rows } = await restored.query('select count(*)::int as count from scans')
    report('scans after the restore', rows[0].count.toLocaleString('en'))
  })
  await client.query('drop database restored')
  rmSync(file)
}

async function reportSlowest(): Promise<void> {
  const { rows } = await client.query<{ query: string; calls: string; mean: number; max: number }>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as query, calls, mean_exec_time as mean,
       max_exec_time as max
     from pg_stat_statements where query !~* '^\\s*(vacuum|analyze|copy|create|drop|alter|insert into scans)'
     order by max_exec_time desc limit $1`,
    [slowestShown],
  )
  for (const { query, calls, mean, max } of rows) {
    const times = `slowest ${max.toFixed(0)} ms, mean ${mean.toFixed(0)} ms, ${calls} times`
    report('query', `${times}: ${query.slice(0, 150)}`)
  }
}

async function createDatabase(name: string): Promise<string> {
  await client.query(`create database ${name}`)
  return databaseUrl.replace(/\/quietzone$/, `/${name}`)
}

async function run(url: string, work: (other: pg.Client) => Promise<unknown>): Promise<void> {
  const other = new pg.Client(url)
  await other.connect()
  await work(other).finally(() => other.end())
}

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  report(name, `${((performance.now() - started) / 1000).toFixed(0)} s (load ${load()})`)
}

function dayBefore(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}

function report(name: string, value: string): void {
  console.log(`${name}: ${value}`)
}
