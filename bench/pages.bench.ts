// Measures the cost of pages to the server: cached responses compared with nginx, a bare node:http
// server and a bare page of Next, on fifty connections; a thousand concurrent visitors and the
// first visit after a change; memory after many addresses; and the time until three processes agree
// on a change. Needs wrk and nginx.
// npm run bench -- pages [--json] [seconds per turn]
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildWhenStale } from '../src/start/build'
import { type SpawnedSite, spawnSite } from '../src/start/spawn-site'
import { startTestCluster } from '../src/testing/test-cluster'
import { type Load, measureLoad } from './pages/measure-load'
import { publishTitle, signInFirst } from './pages/publish'
import { startBareNext, startMemoryServer, startNginx } from './pages/start-rivals'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const seconds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 5)
const turns = 3
const pages = ['/', '/blog', '/blog/the-quiet-zone', '/page/privacy-policy']
const compressed = { 'accept-encoding': 'br' }
const addresses = 20_000
const memoryRequests = 50_000
const maxMegabytes = 450
const publications = 100

for (const program of ['wrk', 'nginx']) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
  } catch {
    console.error(`This needs ${program}: apt-get install ${program}`)
    process.exit(1)
  }
}

await buildWhenStale()
const folder = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const cluster = await startTestCluster('seeded')
const databaseUrl = await cluster.createDatabase()
const { payloadSecret: PAYLOAD_SECRET } = cluster
const sites: SpawnedSite[] = []
for (const name of ['a', 'b', 'c'])
  sites.push(
    await spawnSite({
      ...{ DATA_DIR: join(folder, name), DATABASE_URL: databaseUrl, PAYLOAD_SECRET },
      TRUSTED_PROXIES: '1',
      // Same value as in the production image.
      MALLOC_ARENA_MAX: '2',
    }),
  )
const [site] = sites as [SpawnedSite]
try {
  await compare()
  await countRenders()
  await agree()
  await fillMemory()
} finally {
  for (const each of sites) await each.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function compare(): Promise<void> {
  const next = await startBareNext()
  for (const page of pages) {
    const url = `${site.url}${page}`
    // The second request triggers the stronger compression.
    let body: Buffer = Buffer.alloc(0)
    for (let bytes = -1; bytes !== body.length; ) {
      bytes = body.length
      body = await readRaw(url)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const etag = (await fetch(url, { headers: compressed })).headers.get('etag') ?? ''
    const nginx = await startNginx(mkdtempSync(join(folder, 'nginx-')), body)
    const nginxTag = (await fetch(nginx.url)).headers.get('etag') ?? ''
    const memory = await startMemoryServer(mkdtempSync(join(folder, 'memory-')), body)
    const contestants = {
      ours: () => measureLoad(url, site.pid, { seconds, headers: compressed }),
      nginx: () => measureLoad(nginx.url, nginx.pid, { seconds, headers: compressed }),
      memory: () => measureLoad(memory.url, memory.pid, { seconds, headers: compressed }),
      'bare Next': () => measureLoad(next.url, next.pid, { seconds, headers: compressed }),
      'ours 304': () =>
        measureLoad(url, site.pid, { seconds, headers: { ...compressed, 'if-none-match': etag } }),
      'nginx 304': () =>
        measureLoad(nginx.url, nginx.pid, { seconds, headers: { 'if-none-match': nginxTag } }),
    }
    const results: Record<string, Load[]> = {}
    for (let turn = 0; turn < turns; turn += 1)
      for (const [name, measure] of Object.entries(contestants))
        results[name] = [...(results[name] ?? []), await measure()]
    nginx.stop()
    memory.stop()
    const middle = (name: string) =>
      (results[name] ?? []).toSorted((a, b) => a.perSecond - b.perSecond)[
        Math.floor(turns / 2)
      ] as Load
    for (const name of Object.keys(contestants)) printLoad(`${page} ${name}`, middle(name))
    const ours = middle('ours')
    const report = (target: string, measured: number, needed: number, atMost = false) =>
      reportTarget({ target: `${page}: ${target}`, measured, needed, atMost }, json)
    report('share of nginx', ours.perSecond / middle('nginx').perSecond, 0.5)
    report('times bare Next', ours.perSecond / middle('bare Next').perSecond, 5)
    report('p99 in ms', ours.p99Ms, 10, true)
    const cpu = ours.cpuMicroseconds / middle('memory').cpuMicroseconds
    report('processor time, times a bare answer from memory', cpu, 3, true)
    const share = middle('ours 304').perSecond / middle('nginx 304').perSecond
    report('304, share of nginx', share, 0.8)
  }
  next.stop()
}

async function readRaw(url: string): Promise<Buffer> {
  return execFileSync('curl', ['-s', '-H', 'accept-encoding: br', url], { maxBuffer: 10_000_000 })
}

function printLoad(name: string, load: Load): void {
  const { perSecond, p50Ms, p99Ms, cpuMicroseconds } = load
  if (json) console.log(JSON.stringify({ name, ...load }))
  else
    console.log(
      `${name.padEnd(34)} ${Math.round(perSecond)} a second, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, ${cpuMicroseconds.toFixed(0)} µs of processor time each`,
    )
}

/** Sends a thousand concurrent requests for a changed page, compared with one visitor. */
async function countRenders(): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const change = async () => {
    await pool.query("select pg_notify('content_changed', 'content')")
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const visit = async () => (await fetch(`${site.url}/de/features`, { headers: compressed })).text()
  const once: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await change()
    const startedAt = performance.now()
    await visit()
    once.push(performance.now() - startedAt)
  }
  await change()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 1000 }, visit))
  const allMs = performance.now() - startedAt
  await pool.end()
  const [, , oneMs = 0] = once.toSorted((a, b) => a - b)
  console.log(
    `First visit after a change: ${oneMs.toFixed(0)} ms; 1,000 at once: ${allMs.toFixed(0)} ms`,
  )
}

/** Publishes through one process and polls all three until they agree. */
async function agree(): Promise<void> {
  const authorization = await signInFirst(site.url, PAYLOAD_SECRET)
  const delays: number[] = []
  for (let round = 1; round <= publications; round += 1) {
    const title = `Agreed ${round}`
    await publishTitle(site.url, authorization, title)
    const publishedAt = performance.now()
    await Promise.all(
      sites.map(async ({ url }) => {
        while (!(await (await fetch(`${url}/blog/the-quiet-zone`)).text()).includes(title))
          await new Promise((resolve) => setTimeout(resolve, 5))
      }),
    )
    delays.push(performance.now() - publishedAt)
  }
  const late = delays.filter((ms) => ms > 1000).length
  console.log(`Longest until three processes agreed: ${Math.max(...delays).toFixed(0)} ms`)
  const target = `of ${publications} changes, shown by all three later than a second`
  reportTarget({ target, measured: late, needed: 0, atMost: true }, json)
}

/** Requests real addresses in ten languages, unknown addresses, and queries. */
async function fillMemory(): Promise<void> {
  const real = ['/', '/features', '/pricing', '/blog', '/wifi', '/vcard', '/batch-qr-code']
  const prefixes = ['', '/de', '/es', '/fr', '/it', '/ja', '/nl', '/pt', '/vi', '/zh']
  const addressOf = (number: number) => {
    const at = number % addresses
    const page = `${prefixes[at % 10]}${real[at % 7]}`.replace(/(.)\/$/, '$1')
    if (at % 3 === 0) return page
    return at % 3 === 1 ? `${page}?utm_source=${at}` : `${prefixes[at % 10]}/blog/nothing-${at}`
  }
  let next = 0
  const readings: number[] = []
  const visitAll = async () => {
    while (next < memoryRequests) {
      const number = next
      next += 1
      const address = { 'x-forwarded-for': `2001:db8:${(number % 65_000).toString(16)}::1` }
      await (await fetch(site.url + addressOf(number), { headers: address })).arrayBuffer()
      if (number % 10_000 === 0) readings.push(readMegabytes(site.pid))
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitAll))
  readings.push(readMegabytes(site.pid))
  console.log(`Memory every 10,000 requests: ${readings.map(Math.round).join(', ')} MB`)
  const measured = readings.at(-1) as number
  reportTarget({ target: 'memory in MB', measured, needed: maxMegabytes, atMost: true }, json)
}

function readMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
