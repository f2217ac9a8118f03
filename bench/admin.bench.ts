// Compares the editorial desk with a bare Payload that has one collection of drafts in ten languages, in one
// process and on one PostgreSQL: opening a form (the draft and its access), saving a draft, publishing, and
// restoring an article in ten languages from the trash against publishing one. Requests of the two alternate.
// npm run bench -- admin [--json] [rounds]
import { randomUUID } from 'node:crypto'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, getPayload, handleEndpoints, type Payload } from 'payload'
import { completeEnv } from '../src/env'
import { localeCodes } from '../src/i18n/locales'
import { startTestCluster } from '../src/testing/test-cluster'
import { richText } from '../src/testing/test-rich-text'
import { createToken } from '../src/testing/test-team'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const rounds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 30)
/** Rounds that are not counted: code is compiled and connections are opened. */
const warmUp = 5
const email = 'ada@example.com'
const password = 'correct horse battery staple'

const cluster = await startTestCluster('migrated')
completeEnv({
  DATABASE_URL: await cluster.createDatabase(),
  PAYLOAD_SECRET: cluster.payloadSecret,
})
const { default: config } = await import('../payload.config')
const desk = await open(await getPayload({ config }))
const bare = await open(await createBare(new URL('bare', cluster.templateUrl).href), 'bare')

const text = { body: richText('A sentence of a text that somebody writes.'.repeat(40)) }
type Site = Awaited<ReturnType<typeof open>>
const works: Record<string, (site: Site) => Promise<unknown>> = {
  'Opening a form': async ({ id, send }) => {
    await send(`/posts/${id}?draft=true&locale=en&depth=0`)
    await send('/access')
  },
  'Saving a draft': ({ id, send }) =>
    send(`/posts/${id}?draft=true&locale=en&depth=0`, 'PATCH', { ...text, title: randomUUID() }),
  Publishing: ({ id, send }) =>
    send(`/posts/${id}?locale=en&depth=0`, 'PATCH', { title: randomUUID(), _status: 'published' }),
}
for (const [name, work] of Object.entries(works)) {
  const times = { desk: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds + warmUp; round += 1)
    for (const [site, own] of [
      [desk, times.desk],
      [bare, times.bare],
    ] as const)
      own.push(await timeOf(() => work(site)))
  const [measured, base] = [times.desk, times.bare].map((own) => median(own.slice(warmUp)))
  report(`${name}, desk by bare Payload`, measured as number, base as number, 1.5)
}

const published: number[] = []
const restored: number[] = []
for (const locale of localeCodes)
  await desk.send(`/posts/${desk.id}?locale=${locale}&depth=0`, 'PATCH', {
    ...text,
    title: locale,
    _status: 'published',
  })
for (let round = 0; round < Math.ceil(rounds / 3); round += 1) {
  published.push(await timeOf(() => works.Publishing?.(desk) ?? Promise.resolve()))
  await desk.send(`/posts/${desk.id}?depth=0`, 'PATCH', { deletedAt: new Date().toISOString() })
  const restore = { deletedAt: null, _status: 'published' }
  const path = `/posts?trash=true&where[id][equals]=${desk.id}&depth=0`
  restored.push(await timeOf(() => desk.send(path, 'PATCH', restore)))
}
const name = 'Restoring ten languages, by publishing one'
report(name, median(restored), median(published), 2)
await cluster.stop()
process.exit()

function report(target: string, measured: number, base: number, needed: number): void {
  const times = ` (${measured.toFixed(1)} and ${base.toFixed(1)} ms)`
  reportTarget({ target: target + times, measured: measured / base, needed, atMost: true }, json)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** Signs the first administrator in, who writes an article. */
async function open(payload: Payload, payloadInstanceCacheKey = 'default') {
  const data = { name: 'Ada', email, password, role: 'admin' } as never
  await payload.create({ collection: 'users', data })
  const token = await createToken(payload, { email, password })
  const send = async (path: string, method = 'GET', body?: object) => {
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const request = new Request(`http://localhost:3000/api${path}`, init)
    const answer = await handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey,
      request,
    })
    const read = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(read)}`)
    return read
  }
  const post = { title: 'Title', slug: 'title', body: richText('Text'), _status: 'published' }
  const { doc } = await send('/posts?locale=en&depth=0', 'POST', post)
  return { id: String(doc.id), send }
}

/** A Payload as its template makes it, with the languages of the desk. */
async function createBare(connectionString: string): Promise<Payload> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(cluster.templateUrl.replace(/[^/]*$/, 'postgres'))
  await client.connect()
  await client.query('create database bare')
  await client.end()
  const bareConfig = buildConfig({
    secret: cluster.payloadSecret,
    telemetry: false,
    collections: [
      { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
      {
        slug: 'posts',
        versions: { drafts: true },
        fields: [
          { name: 'title', type: 'text', localized: true, required: true },
          { name: 'slug', type: 'text', unique: true },
          { name: 'body', type: 'richText', localized: true },
        ],
      },
    ],
    editor: lexicalEditor(),
    localization: { locales: [...localeCodes], defaultLocale: 'en' },
    db: postgresAdapter({ pool: { connectionString }, push: true }),
  })
  // Payload creates tables in development only.
  const { env } = process as { env: Record<string, string | undefined> }
  env.NODE_ENV = 'development'
  const payload = await getPayload({ config: bareConfig, key: 'bare' })
  env.NODE_ENV = 'production'
  return payload
}
