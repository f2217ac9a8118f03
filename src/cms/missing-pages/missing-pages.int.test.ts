import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Payload, TypedUser } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/env'
import { maxMissingPages, openMissingPages } from '@/http/missing-pages/open-missing-pages'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let requestAs: TeamRequest
let pool: pg.Pool

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  requestAs = requestsOfTeam(payload)
  pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2 })
})
afterAll(() => pool.end())
beforeEach(async () => {
  await pool.query('delete from missing_pages; delete from redirects')
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
type Visit = { url: string; status?: number; method?: string; headers?: IncomingHttpHeaders }

/** Answers visits and stops, which writes what was recorded. */
async function record(visits: readonly Visit[]): Promise<void> {
  const missing = openMissingPages(pool)
  for (const { url, status = 404, method = 'GET', headers } of visits) {
    const response = Object.assign(new EventEmitter(), { statusCode: status })
    const request = {
      ...{ url, method },
      headers: { accept: 'text/html', 'user-agent': browser, ...headers },
    }
    missing.watch(request as IncomingMessage, response as unknown as ServerResponse)
    response.emit('finish')
  }
  await missing.stop()
}

async function readAll() {
  const { docs } = await payload.find({ collection: 'missing-pages', sort: 'path', limit: 0 })
  return docs
}
const readPaths = async () => (await readAll()).map(({ path, hits }) => `${path} ${hits}`)

const send = (user: TypedUser | null, method: string, path: string, body?: object) =>
  requestAs(path, user, { method, body: body && JSON.stringify(body) })

describe('a visit of an address without a page', () => {
  it('is counted by several processes together, whatever its language and query', async () => {
    const from = (referer: string) => ({ referer })
    await Promise.all([
      record([
        { url: '/old?mail=a@b.example' },
        { url: '/de/old/', headers: from('https://user:key@forum.example/thread/7?q=x') },
      ]),
      record([{ url: '/ja/old' }, { url: '/other', headers: from('android-app://com.app/') }]),
    ])
    expect(await readPaths()).toEqual(['/old 3', '/other 1'])
    const [old, other] = await readAll()
    expect(old).toMatchObject({ referrer: 'forum.example', dismissed: false })
    expect(other?.referrer).toBeNull()
    const columns = await pool.query(
      `select column_name as name from information_schema.columns
       where table_name = 'missing_pages' order by 1`,
    )
    expect(columns.rows.map(({ name }) => name)).toEqual([
      ...['created_at', 'dismissed', 'hits', 'id', 'last_seen_at', 'path', 'referrer'],
      'updated_at',
    ])
  })

  it('is recorded only if a visitor saw the page for missing addresses', async () => {
    await record([
      { url: '/shown', status: 200 },
      { url: '/moved', status: 308 },
      { url: '/form', method: 'POST' },
      { url: '/script', headers: { accept: '*/*' } },
      { url: '/ahead', headers: { 'sec-purpose': 'prefetch' } },
      { url: '/bot', headers: { 'user-agent': 'Googlebot/2.1' } },
      { url: '/no-agent', headers: { 'user-agent': undefined } },
      { url: '/wp-admin/install.php' },
      { url: '/q/unknown' },
    ])
    expect(await readPaths()).toEqual([])
  })

  it('is not recorded once the address is redirected', async () => {
    await send(team.editor, 'POST', '/redirects', { from: '/old', to: '/pricing' })
    await record([{ url: '/old' }, { url: '/other' }])
    expect(await readPaths()).toEqual(['/other 1'])
  })

  it('does not fill memory or the database', async () => {
    await pool.query(
      `insert into missing_pages (id, path, hits, last_seen_at)
       select gen_random_uuid(), '/known-' || n, 2, now() from generate_series(1, $1::int) as n`,
      [maxMissingPages],
    )
    await record(Array.from({ length: 10_000 }, (_, n) => ({ url: `/random-${n}` })))
    const { rows } = await pool.query(
      `select count(*)::int as pages, count(*) filter (where hits = 1)::int as random
       from missing_pages`,
    )
    expect(rows).toEqual([{ pages: maxMissingPages, random: 0 }])
  })
})

describe('a missing page', () => {
  async function addMissing(path: string): Promise<string> {
    await record([{ url: path }])
    const found = (await readAll()).find((one) => one.path === path)
    return String(found?.id)
  }

  it('is read and dismissed by editors, and changed by nobody', async () => {
    const id = await addMissing('/old')
    const path = `/missing-pages/${id}`
    for (const user of [team.author, team.translator, null]) {
      expect((await send(user, 'GET', path)).status).toBe(403)
      expect((await send(user, 'PATCH', path, { dismissed: true })).status).toBe(403)
      expect((await send(user, 'GET', `${path}/suggestions`)).status).toBe(403)
      expect((await send(user, 'DELETE', path)).status).toBe(403)
    }
    const sent = { dismissed: true, hits: 99, path: '/x', referrer: 'x.example' }
    expect((await send(team.editor, 'PATCH', path, sent)).status).toBe(200)
    expect(await readAll()).toMatchObject([
      { dismissed: true, hits: 1, path: '/old', referrer: null },
    ])
    expect((await send(team.admin, 'POST', '/missing-pages', { path: '/new' })).status).toBe(403)
    await record([{ url: '/old' }])
    expect(await readAll()).toMatchObject([{ dismissed: true, hits: 2 }])
  })

  it('is redirected to a suggested page, and then forgotten', async () => {
    const slug = 'how-to-print-large-codes'
    const texts = { label: 'Large codes', hero: { title: 'Large codes' } }
    const data = { ...texts, slug, _status: 'published' }
    expect((await send(team.editor, 'POST', '/solutions?locale=en', data)).status).toBe(201)
    const id = await addMissing('/printing-large-codes.html')
    const answer = await send(team.editor, 'GET', `/missing-pages/${id}/suggestions`)
    const { suggestions } = await answer.json()
    expect(suggestions[0]).toEqual({ path: `/${slug}`, title: 'Large codes' })
    const redirect = { from: '/printing-large-codes.html', to: suggestions[0].path }
    expect((await send(team.editor, 'POST', '/redirects', redirect)).status).toBe(201)
    expect(await readAll()).toEqual([])
  })

  it('is forgotten when a page is published at its address', async () => {
    await addMissing('/new-solution')
    const texts = { label: 'New', hero: { title: 'New' } }
    const data = { ...texts, slug: 'new-solution', _status: 'published' }
    expect((await send(team.editor, 'POST', '/solutions?locale=en', data)).status).toBe(201)
    expect(await readAll()).toEqual([])
  })
})
