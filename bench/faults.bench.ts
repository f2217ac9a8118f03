// Measures two processes of the production site while a dependency fails: scans answered, stored
// and lost, and pages. npm run bench -- faults [--json]; exits with 1 if a scan was lost that
// should have been stored.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { newDocument } from '../src/codes/new-document'
import { createDatabaseProxy } from '../src/http/scans/create-database-proxy'
import { buildWhenStale } from '../src/start/build'
import { type SpawnedSite, spawnSite } from '../src/start/spawn-site'
import { createTestCode, urlDocument } from '../src/testing/create-test-code'
import { startTestCluster } from '../src/testing/test-cluster'
import { startHanging } from './faults/hang'
import { loadSite, type RequestCounts } from './faults/load-site'
import { readMark } from './faults/scan-marks'
import { mountSmallDisk } from './faults/small-disk'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const recoveryMs = 2_000
const faultMs = 8_000
/** Time limit after which a spooled scan counts as lost; scans are usually stored much earlier. */
const storedWithinMs = 60_000
const patienceMs = 60_000

await buildWhenStale()
const folder = mkdtempSync(join(tmpdir(), 'quietzone-faults-'))
const cluster = await startTestCluster('seeded')
const databaseUrl = await cluster.createDatabase()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
const line = await createDatabaseProxy(databaseUrl)
const [s3, smtp] = [await startHanging(), await startHanging()]
const disks = ['first', 'second'].map((name) => mountSmallDisk(join(folder, name, 'scans')))
let firstMark = 0
let avoidableLosses = 0

const start = (name: string, port?: string): Promise<SpawnedSite> =>
  spawnSite({
    DATA_DIR: join(folder, name),
    DATABASE_URL: line.url,
    PAYLOAD_SECRET: cluster.payloadSecret,
    COUNTRY_HEADER: 'country',
    TRUSTED_PROXIES: '1',
    S3_BUCKET: 'quietzone',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_FROM: 'site@example.com',
    ...(port && { PORT: port }),
  })
const sites = [await start('first'), await start('second')]
const urls = sites.map(({ url }) => url)

try {
  await tryFault('nothing', () => wait(faultMs))
  await tryFault('kill -9', killOne)
  await tryFault('connections cut', async () => {
    line.cut()
    await wait(faultMs)
    line.restore()
  })
  await tryFault('connections frozen', async () => {
    line.stall()
    await wait(faultMs)
    line.restore()
  })
  if (disks.every((disk) => disk)) {
    await tryFault('disk full', () => whileFull(() => wait(faultMs)))
    // Scans cannot be stored during this fault; visitors are still redirected.
    await tryFault('disk full, connections cut', cutWhileFull, { mayLose: true })
  } else note('disk full: not tried, since only root can mount a small disk')
  await tryHangingFiles()
  await tryHangingMail()
} finally {
  line.restore()
  for (const site of sites) await site.stop()
  for (const disk of disks) disk?.unmount()
  for (const server of [s3, smtp]) server.stop()
  await pool.end()
  await line.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
reportTarget(
  { target: 'scans answered and lost', measured: avoidableLosses, needed: 0, atMost: true },
  json,
)
process.exit(avoidableLosses === 0 ? 0 : 1)

async function killOne(): Promise<void> {
  const [first] = sites as [SpawnedSite]
  process.kill(first.pid, 'SIGKILL')
  await wait(recoveryMs)
  sites[0] = await start('first', new URL(first.url).port)
}

async function whileFull(work: () => Promise<unknown>): Promise<void> {
  for (const disk of disks) disk?.fill()
  await work()
  for (const disk of disks) disk?.empty()
}

async function cutWhileFull(): Promise<void> {
  await whileFull(async () => {
    line.cut()
    await wait(faultMs)
  })
  line.restore()
}

async function tryFault(
  name: string,
  fault: () => Promise<unknown>,
  { mayLose = false } = {},
): Promise<void> {
  const { id, slug } = await createTestCode(pool, urlDocument('https://example.com/menu'))
  const load = loadSite(urls, slug, firstMark)
  firstMark += 1_000_000
  await wait(recoveryMs)
  await fault()
  await wait(recoveryMs)
  const { answeredMarks, scans, pages } = await load.stop()
  const { stored, lost, repeated } = await waitUntilStored(id, answeredMarks)
  if (!mayLose) avoidableLosses += lost + repeated
  if (json) console.log(JSON.stringify({ name, scans, stored, lost, repeated, pages }))
  else {
    console.log(
      `${name}\n  scans: ${describe(scans)}; ${stored} stored, ${lost} lost, ${repeated} twice`,
    )
    console.log(`  pages: ${describe(pages)}`)
  }
}

function describe({ answered, failed, longestMs }: RequestCounts): string {
  return `${answered} answered, ${failed} failed, longest ${(longestMs / 1000).toFixed(1)} s`
}

async function waitUntilStored(codeId: string, answered: string[]) {
  const deadline = Date.now() + storedWithinMs
  for (;;) {
    const { rows } = await pool.query<{ language: string; country: string }>(
      'select language, lower(country) as country from scans where code_id = $1',
      [codeId],
    )
    const marks = rows.map(readMark)
    const known = new Set(marks)
    const lost = answered.filter((mark) => !known.has(mark)).length
    if (lost === 0 || Date.now() > deadline)
      return { stored: marks.length, lost, repeated: marks.length - known.size }
    await wait(500)
  }
}

async function tryHangingFiles(): Promise<void> {
  const document = newDocument({ type: 'url', url: 'https://example.com' }, 'en')
  const created = await measureRequest('/api/v1/codes', 'POST', JSON.stringify({ document }), {
    'content-type': 'application/json',
  })
  const { code, editKey } = JSON.parse(created.text)
  const own = { authorization: `Bearer ${editKey}` }
  const upload = await measureRequest(
    `/api/v1/codes/${code.slug}/files?name=a.txt`,
    'POST',
    'menu',
    own,
  )
  const { rows } = await pool.query(
    'select count(*)::int as rows from code_files join codes on codes.id = code_id where slug = $1',
    [code.slug],
  )
  reportAnswer('storage hangs, upload', upload, `${rows[0].rows} stored`)
  reportAnswer('storage hangs, page', await measureRequest('/features', 'GET'))
}

async function tryHangingMail(): Promise<void> {
  const form = new FormData()
  const fields = {
    ...{ reason: 'question', firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com' },
    ...{ mobile: '', subject: 'While mail hangs', message: 'Is this stored?', elapsedMs: '9000' },
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const sent = await measureRequest('/contact-messages', 'POST', form)
  const { rows } = await pool.query(
    'select count(*)::int as rows from messages where subject = $1',
    [fields.subject],
  )
  reportAnswer('mail hangs, message', sent, `${rows[0].rows} stored`)
}

type Answer = { status: number | string; text: string; seconds: number }

async function measureRequest(
  path: string,
  method: string,
  body?: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const startedMs = performance.now()
  const signal = AbortSignal.timeout(patienceMs)
  const seconds = () => (performance.now() - startedMs) / 1000
  try {
    const answer = await fetch(`${urls[0]}${path}`, { method, body, headers, signal })
    return { status: answer.status, text: await answer.text(), seconds: seconds() }
  } catch {
    return { status: 'no answer', text: '', seconds: seconds() }
  }
}

function reportAnswer(name: string, { status, seconds }: Answer, stored = ''): void {
  if (json) console.log(JSON.stringify({ name, status, seconds, stored }))
  else note(`${name}: ${status} after ${seconds.toFixed(1)} s${stored && `, ${stored}`}`)
}

function note(text: string): void {
  if (!json) console.log(text)
}
