import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { metrics } from '@/metrics'
import { createTestCode, noRules, pageDocument, urlDocument } from '@/testing/create-test-code'
import { createTestDatabase } from '@/testing/create-test-database'
import { createDatabaseProxy } from './create-database-proxy'
import type { ScanHandlerSettings } from './create-scan-handler'
import { serveTestScans } from './serve-test-scans'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const target = 'https://example.com/menu'

let databaseUrl: string
let pool: pg.Pool
let dataDir: string
let line: Awaited<ReturnType<typeof createDatabaseProxy>>
const running: { stop: () => Promise<void> }[] = []

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  line = await createDatabaseProxy(databaseUrl)
  dataDir = mkdtempSync(join(tmpdir(), 'quietzone-scans-'))
})
afterEach(async () => {
  vi.useRealTimers()
  line.restore()
  for (const { stop } of running.splice(0)) await stop()
  rmSync(dataDir, { recursive: true, force: true })
  await pool.query('delete from rate_limits')
})
afterAll(async () => {
  await line.close()
  await pool.end()
})

async function openHandler(settings: Partial<ScanHandlerSettings> = {}) {
  const served = await serveTestScans({
    databaseUrl: line.url,
    dataDir,
    secret: 'x'.repeat(32),
    siteUrl: 'http://localhost:3000',
    localeHost: 'localhost:3000',
    trustedProxies: 1,
    countryHeader: 'cf-ipcountry',
    replayMs: 20,
    ...settings,
  })
  running.push(served)
  return {
    stop: async () => {
      running.splice(running.indexOf(served), 1)
      await served.stop()
    },
    visit: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      sendBareRequest(served.port, path, method, {
        'user-agent': iPhone,
        'accept-language': 'de-AT,de;q=0.9',
        ...headers,
      }),
  }
}

/** Sends a raw request, since `fetch` drops an empty query and does not allow another host. */
async function sendBareRequest(
  port: number,
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<Response> {
  const requested = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [answer] = (await once(requested, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return new Response(body, {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string>,
  })
}

type Handler = Awaited<ReturnType<typeof openHandler>>

const findScans = async (codeId: string) =>
  (
    await pool.query(
      `select kind, variant, country, device, system, browser, language,
        encode(visitor, 'hex') as visitor, referrer, at
      from scans where code_id = $1 order by id`,
      [codeId],
    )
  ).rows

describe('a scan', () => {
  it('leads on at once, in any letters, and says nothing of where it came from', async () => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    for (const path of [`/q/${slug}`, `/Q/${slug.toUpperCase()}`, `/q/${slug.toUpperCase()}/`]) {
      const answer = await visit(path)
      expect(answer.status).toBe(302)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        location: target,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    }
    expect(await findScans(id)).toHaveLength(3)
  })

  it('is kept with what it tells, and nothing else', async () => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = new Date()
    await visit(`/q/${slug}`, { 'cf-ipcountry': 'AT', 'x-forwarded-for': '203.0.113.7' })
    const [scan] = await findScans(id)
    expect(scan).toEqual({
      kind: 'scan',
      variant: null,
      country: 'AT',
      device: 'mobile',
      system: 'ios',
      browser: 'safari',
      language: 'de',
      visitor: expect.stringMatching(/^[\da-f]{16}$/),
      referrer: null,
      at: now,
    })
  })

  it.each([
    ['scan', '', {}, 'GET'],
    ['click', '?', {}, 'GET'],
    ['click', '?utm_source=mail', {}, 'GET'],
    ['click', '?via=link', {}, 'GET'],
    ['click', '', { referer: 'https://www.example.com/news?page=2' }, 'GET'],
    ['scan', '', { referer: 'http://127.0.0.1/qr-code-scanner', host: '127.0.0.1' }, 'GET'],
    ['bot', '', { 'user-agent': 'WhatsApp/2.23.20.0' }, 'GET'],
    ['bot', '', { 'user-agent': '' }, 'GET'],
    ['bot', '', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['bot', '', { purpose: 'prefetch' }, 'GET'],
    ['bot', '', { 'x-purpose': 'preview' }, 'GET'],
    ['bot', '', {}, 'HEAD'],
  ] as const)('is a %s with %j %j %s', async (kind, query, headers, method) => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    expect((await visit(`/q/${slug}${query}`, headers, method)).status).toBe(302)
    expect((await findScans(id)).map((scan) => scan.kind)).toEqual([kind])
  })

  it.each([
    ['news.example.com', 'https://www.News.example.com:8443/private?page=2'],
    ['com.google.android.gm', 'android-app://com.google.android.gm/'],
    [null, 'https://intranet/'],
    [null, 'https://[2001:db8::1]/'],
    [null, 'https://a.example,b.example"/'],
    [null, `https://${'a.'.repeat(60)}example/`],
    [null, 'about:blank'],
    [null, 'NULL'],
  ])('has the referrer %j of %j', async (referrer, referer) => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    await visit(`/q/${slug}`, { referer })
    expect(await findScans(id)).toMatchObject([{ referrer }])
  })

  it('passes its query on where the owner wants, and stays a scan', async () => {
    const { visit } = await openHandler()
    const passing = await createTestCode(pool, urlDocument(target, { ...noRules, passQuery: true }))
    const usual = await createTestCode(pool, urlDocument(target, noRules))
    const lead = async (slug: string, query: string) =>
      (await visit(`/q/${slug}${query}`)).headers.get('location')
    expect(await lead(passing.slug, '?table=5')).toBe(`${target}?table=5`)
    expect(await lead(passing.slug, '?table=5&via=link')).toBe(`${target}?table=5`)
    const query = '?q=%E9t%E9&flag&a=1;b=2&to=a/b:c'
    expect(await lead(passing.slug, query)).toBe(target + query)
    expect(await lead(usual.slug, '?table=5')).toBe(target)
    expect((await findScans(passing.id)).map(({ kind }) => kind)).toEqual(['scan', 'click', 'scan'])
  })

  it('is not counted again when its page leads to another language', async () => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, pageDocument)
    const host = 'qr.example'
    const from = (path: string) => ({
      ...{ host, 'sec-fetch-site': 'same-origin', referer: `https://${host}${path}` },
    })
    await visit(`/q/${slug}`)
    await visit(`/q/${slug}?lang=fr`, from(`/Q/${slug.toUpperCase()}`))
    await visit(`/q/${slug}?lang=fr`, from(`/q/${slug}/unlock?lang=fr`))
    expect((await findScans(id)).map(({ kind }) => kind)).toEqual(['scan'])
    await visit(`/q/${slug}?lang=fr`, from('/qr-code-scanner'))
    expect(await findScans(id)).toHaveLength(2)
  })

  it('leads a device to the same variant every time', async () => {
    const split = ['a', 'b', 'c'].map((name) => ({ name, url: `${target}/${name}`, weight: 1 }))
    const { visit } = await openHandler()
    const { slug } = await createTestCode(pool, urlDocument(target, { ...noRules, split }))
    const visitFrom = async (household: number) =>
      (await visit(`/q/${slug}`, { 'x-forwarded-for': `203.0.113.${household}` })).headers.get(
        'location',
      )
    const first = await Promise.all(Array.from({ length: 20 }, (_, each) => visitFrom(each)))
    const second = await Promise.all(Array.from({ length: 20 }, (_, each) => visitFrom(each)))
    expect(second).toEqual(first)
    expect(new Set(first).size).toBe(3)
  })

  it.each(['xx', 'T1', '', 'Österreich', "A'", 'null'])(
    'has no country with %j',
    async (country) => {
      const { visit } = await openHandler()
      const { id, slug } = await createTestCode(pool, urlDocument(target))
      await visit(`/q/${slug}`, {
        'cf-ipcountry': encodeURI(country),
        'accept-language': '{},"\\;NULL',
      })
      expect(await findScans(id)).toMatchObject([{ country: null, language: null }])
    },
  )

  it('tells visitors apart for a day and for one code, and forgets the salt', async () => {
    await pool.query("insert into scan_salts values (current_date - 1, '\\x00')")
    const { visit } = await openHandler()
    const [one, other] = [
      await createTestCode(pool, urlDocument(target)),
      await createTestCode(pool, urlDocument(target)),
    ]
    const home = { 'x-forwarded-for': '2001:db8:1:2::7' }
    await visit(`/q/${one.slug}`, home)
    // Another address of the same household, and another process.
    const second = await openHandler()
    await second.visit(`/q/${one.slug}`, { 'x-forwarded-for': '2001:db8:1:2:9::1' })
    await visit(`/q/${one.slug}`, { 'x-forwarded-for': '203.0.113.9' })
    await visit(`/q/${other.slug}`, home)
    const visitors = [...(await findScans(one.id)), ...(await findScans(other.id))].map(
      ({ visitor }) => visitor,
    )
    expect(visitors[1]).toBe(visitors[0])
    expect(new Set(visitors).size).toBe(3)
    const { rows } = await pool.query('select from scan_salts where day < current_date')
    expect(rows).toEqual([])
  })

  it('goes by the rules, and the share it got is kept', async () => {
    const { visit } = await openHandler()
    const split = [
      { name: 'A', url: 'https://example.com/a', weight: 0 },
      { name: 'B', url: 'https://example.com/b', weight: 1 },
    ]
    const rules = { ...noRules, split, byDevice: { android: 'https://example.com/android' } }
    const { id, slug } = await createTestCode(pool, urlDocument(target, rules))
    expect((await visit(`/q/${slug}`)).headers.get('location')).toBe('https://example.com/b')
    const android = await visit(`/q/${slug}`, {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    })
    expect(android.headers.get('location')).toBe('https://example.com/android')
    expect((await findScans(id)).map(({ variant }) => variant)).toEqual([1, null])
  })
})

describe('what is shown as a page', () => {
  const handedOn = async (handler: Handler, path: string, headers: Record<string, string> = {}) => {
    const answer = await handler.visit(path, headers)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it.each([
    ['the first of the browser’s that we speak', '', { 'accept-language': 'pl,it-CH,fr' }, '/it'],
    ['the one chosen before', '', { cookie: 'a=b; NEXT_LOCALE=fr' }, '/fr'],
    ['the one asked for', '?lang=fr', { cookie: 'NEXT_LOCALE=de' }, '/fr'],
    ['not one that is none', '?lang=xx', {}, '/de'],
    ['the main one for everybody else', '', { 'accept-language': 'pl,cs' }, '/de'],
  ])('is in %s', async (_, query, headers, prefix) => {
    const { id, slug } = await createTestCode(pool, pageDocument)
    const handler = await openHandler()
    const answer = await handler.visit(`/q/${slug}${query}`, headers as Record<string, string>)
    expect(await answer.json()).toEqual({
      url: `${prefix}/q/${slug}`,
      decision: { do: 'page' },
    })
    expect(await findScans(id)).toHaveLength(1)
  })

  it.each([
    ['password', urlDocument(target), { password_hash: 'x' }, { do: 'password' }, 1],
    ['preview', urlDocument(target), { suspicion: 'phishing' }, { do: 'preview' }, 1],
    ['paused', pageDocument, { status: 'paused' }, { do: 'refuse', reason: 'paused' }, 0],
    ['blocked', pageDocument, { status: 'blocked' }, { do: 'refuse', reason: 'blocked' }, 0],
    ['deleted', pageDocument, { deleted_at: 'now' }, { do: 'refuse', reason: 'deleted' }, 0],
  ])('with %s, in the visitor’s language', async (_, document, columns, decision, count) => {
    const { id, slug } = await createTestCode(pool, document, columns)
    const handler = await openHandler()
    const answer = await handedOn(handler, `/q/${slug}`, { 'accept-language': 'nl' })
    expect(answer).toEqual({ url: `/nl/q/${slug}`, decision })
    expect(await findScans(id)).toHaveLength(count)
  })

  it('believes no decision of a visitor’s', async () => {
    const handler = await openHandler()
    const forged = { 'x-code-decision': '{"do":"page"}' }
    expect(await handedOn(handler, '/q/some/preview', forged)).toEqual({ url: '/q/some/preview' })
    expect(await handedOn(handler, '/', forged)).toEqual({ url: '/' })
    const { slug } = await createTestCode(pool, pageDocument, { status: 'paused' })
    expect(await handedOn(handler, `/q/${slug}`, forged)).toMatchObject({
      decision: { do: 'refuse' },
    })
  })

  it.each([
    ['before its path', '/fr', {}],
    ['before its host', '', { host: 'fr.localhost:3000' }],
  ])('has one address, whatever language is written %s', async (_, prefix, headers) => {
    const { id, slug } = await createTestCode(pool, pageDocument)
    const answer = await (await openHandler()).visit(
      `${prefix}/q/${slug}`,
      headers as Record<string, string>,
    )
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/q/${slug}?lang=fr`)
    expect(await findScans(id)).toEqual([])
  })

  it('is not counted where the site fetches it by itself', async () => {
    const { id, slug } = await createTestCode(pool, pageDocument)
    await handedOn(await openHandler(), `/q/${slug}?_rsc=1`, { rsc: '1' })
    expect(await findScans(id)).toEqual([])
  })

  it('says that nobody knows a slug, and slows down whoever guesses, but no scan', async () => {
    const handler = await openHandler()
    const { slug } = await createTestCode(pool, urlDocument(target))
    const guess = (name: string) =>
      handler.visit(`/q/${name}`, { 'x-forwarded-for': '203.0.113.5' })
    const first = await (await guess('22222222')).json()
    expect(first).toEqual({
      url: '/de/q/22222222',
      decision: { do: 'refuse', reason: 'unknown' },
    })
    for (let tried = 2; tried <= 60; tried += 1) await guess('menu')
    const over = await guess('33333333')
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await over.json()).toMatchObject({ decision: { reason: 'limited' } })
    expect((await guess(slug)).status).toBe(302)
    for (let tried = 62; tried <= 120; tried += 1) await guess('menu')
    for (const _ of [1, 2]) {
      const bare = await guess('44444444')
      expect(bare.status).toBe(429)
      expect(Number(bare.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await guess(slug)).status).toBe(302)
    expect(await (await handler.visit('/q/44444444')).json()).toMatchObject({
      decision: { reason: 'unknown' },
    })
  })
})

let guessers = 0

describe('pages below a code', () => {
  it.each([
    ['/q/22222222/preview', 'GET'],
    ['/de/q/nobody/unlock?lang=de', 'GET'],
    ['/Q/22222222/contact.vcf', 'HEAD'],
    ['/q/22222222/open', 'POST'],
    ['/q/22222222', 'POST'],
  ])('count as guesses where there is none: %s by %s', async (path, method) => {
    const handler = await openHandler()
    const { slug } = await createTestCode(pool, urlDocument(target))
    guessers += 1
    const from = { 'x-forwarded-for': `2001:db8:77:${guessers}::1` }
    for (let tried = 1; tried <= 60; tried += 1) {
      expect((await handler.visit(path, from, method)).status).toBe(200)
    }
    const over = await handler.visit(path, from, method)
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    const known = await handler.visit(`/q/${slug}/preview`, from)
    expect(await known.json()).toEqual({ url: `/q/${slug}/preview` })
  })
})
describe('a code', () => {
  it('is followed at once when somebody has changed it', async () => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    await visit(`/q/${slug}`)
    const change = (columns: string, ...values: unknown[]) =>
      pool.query(`update codes set ${columns} where id = $1`, [id, ...values])
    await change('document = $2', JSON.stringify(urlDocument('https://example.com/new')))
    await expect
      .poll(async () => (await visit(`/q/${slug}`)).headers.get('location'))
      .toBe('https://example.com/new')
    await change("status = 'blocked'")
    await expect.poll(async () => (await visit(`/q/${slug}`)).status).toBe(200)
    await pool.query('delete from codes where id = $1', [id])
    await expect
      .poll(async () => (await visit(`/q/${slug}`)).json())
      .toMatchObject({ decision: { reason: 'unknown' } })
  })

  it('is known as soon as it is made, though somebody asked for it before', async () => {
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    await pool.query('update codes set slug = $2 where id = $1', [id, '99999999'])
    expect((await visit(`/q/${slug}`)).status).toBe(200)
    await pool.query('update codes set slug = $2 where id = $1', [id, slug])
    expect((await visit(`/q/${slug}`)).status).toBe(302)
  })

  it('lets through as many scans as its owner said, and no crawler uses one up', async () => {
    const handlers = [await openHandler(), await openHandler()]
    const rules = {
      ...noRules,
      expiry: { at: null, scans: 5, fallbackUrl: 'https://example.com/over' },
    }
    const { id, slug } = await createTestCode(pool, urlDocument(target, rules))
    for (const { visit } of handlers) {
      await visit(`/q/${slug}`, {}, 'HEAD')
      await visit(`/q/${slug}`, { 'user-agent': 'Googlebot/2.1' })
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (handlers[at % 2] as Handler).visit(`/q/${slug}`)),
    )
    const places = answers.map((answer) => answer.headers.get('location'))
    expect(places.filter((place) => place === target)).toHaveLength(5)
    expect(places.filter((place) => place === 'https://example.com/over')).toHaveLength(15)
    const crawled = await handlers[0]?.visit(`/q/${slug}`, { 'user-agent': 'Googlebot/2.1' })
    expect(crawled?.headers.get('location')).toBe('https://example.com/over')
    const { rows } = await pool.query('select used from scan_limits where code_id = $1', [id])
    expect(rows).toEqual([{ used: '5' }])
  })

  it('leads on for no one who is not counted, and counts passwords where they lead on', async () => {
    const { visit } = await openHandler()
    const rules = { ...noRules, expiry: { at: null, scans: 2, fallbackUrl: null } }
    const { slug } = await createTestCode(pool, urlDocument(target, rules))
    const programs: [Record<string, string>, string][] = [
      [{}, 'HEAD'],
      [{ 'user-agent': 'Googlebot/2.1' }, 'GET'],
      [{ 'sec-purpose': 'prefetch' }, 'GET'],
      [{ rsc: '1' }, 'GET'],
    ]
    for (const [headers, method] of programs) {
      expect((await visit(`/q/${slug}`, headers, method)).status).toBe(200)
    }
    const crawled = await visit(`/q/${slug}`, { 'user-agent': 'Googlebot/2.1' })
    expect(await crawled.json()).toMatchObject({ decision: { do: 'preview' } })
    const answers = []
    for (const _ of [1, 2, 3]) answers.push((await visit(`/q/${slug}`)).status)
    expect(answers).toEqual([302, 302, 200])

    const hidden = await createTestCode(pool, urlDocument(target, rules), { password_hash: 'x' })
    for (const _ of [1, 2, 3]) {
      const requested = await visit(`/q/${hidden.slug}`)
      expect(await requested.json()).toMatchObject({ decision: { do: 'password' } })
    }
    const asked = await visit(`/q/${hidden.slug}?q=%E9t%E9&flag`)
    expect(await asked.json()).toMatchObject({ decision: { query: '?q=%E9t%E9&flag' } })
    const { rows: used } = await pool.query('select from scan_limits where code_id = $1', [
      hidden.id,
    ])
    expect(used).toEqual([])
  })
})

it('shows a page as often as its limit of scans allows, and to programs a preview', async () => {
  const { visit } = await openHandler()
  const rules = { ...noRules, expiry: { at: null, scans: 1, fallbackUrl: null } }
  const { slug } = await createTestCode(pool, { ...pageDocument, rules })
  const decide = async (headers = {}) =>
    (await (await visit(`/q/${slug}`, headers)).json()).decision
  expect(await decide({ 'user-agent': 'Googlebot/2.1' })).toEqual({ do: 'preview' })
  expect(await decide()).toEqual({ do: 'page' })
  expect(await decide()).toEqual({ do: 'refuse', reason: 'expired' })
})

describe('while the database is away', () => {
  const limited = { ...noRules, expiry: { at: null, scans: 3, fallbackUrl: null } }

  it('known codes lead on, and their scans are written when it returns, once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    const few = await createTestCode(pool, urlDocument(target, limited))
    await visit(`/q/${slug}`)
    await visit(`/q/${few.slug}`)
    await pool.query(
      "insert into scan_rollups values ($1, 'Europe/Berlin', now()::date + 2, now() + interval '2 days')",
      [id],
    )
    await pool.query(
      `insert into scan_sums select $1, date_trunc('month', now()) + each * interval '1 month', 1, ''
       from generate_series(-1, 1) each`,
      [id],
    )

    const before = { ...metrics.scans }
    line.cut()
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit(`/q/${slug}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(302))
    expect((await visit(`/q/${few.slug}`)).status).toBe(302)
    expect(metrics.scans).toEqual({ ...before, file: before.file + 31 })
    const unknown = await visit('/q/22222222')
    expect(unknown.headers.get('retry-after')).toBe('10')
    expect(await unknown.json()).toMatchObject({ decision: { reason: 'unavailable' } })
    expect(readdirSync(join(dataDir, 'scans')).length).toBeGreaterThan(0)
    expect(await findScans(id)).toHaveLength(1)

    line.restore()
    await expect.poll(() => findScans(id)).toHaveLength(31)
    await expect.poll(() => readdirSync(join(dataDir, 'scans'))).toEqual([])
    expect((await visit(`/q/${few.slug}`)).status).toBe(302)
    const { rows } = await pool.query('select used from scan_limits where code_id = $1', [few.id])
    expect(rows).toEqual([{ used: '3' }])
    expect((await visit(`/q/${few.slug}`)).status).toBe(200)
    // The month is to be summed again; earlier months are not.
    const rolled = await pool.query(
      `select rolled_until = date_trunc('month', now() at time zone time_zone)::date as is_back,
        summed_until < now() as is_read_again,
        (select count(*)::int from scan_sums where scan_sums.code_id = scan_rollups.code_id) as months
      from scan_rollups where code_id = $1`,
      [id],
    )
    expect(rolled.rows).toEqual([{ is_back: true, is_read_again: true, months: 1 }])
  })

  it('only the first scan waits for a database that hangs, and none is counted twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { visit } = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    await visit(`/q/${slug}`)
    line.stall()
    // While the clock is stopped, the database counts as away after its first failure.
    vi.useFakeTimers({ toFake: ['performance'] })
    const connect = vi.spyOn(pg.Pool.prototype, 'connect')
    expect((await visit(`/q/${slug}`)).status).toBe(302)
    expect(connect).toHaveBeenCalled()
    connect.mockClear()
    expect((await visit(`/q/${slug}`)).status).toBe(302)
    expect(connect).not.toHaveBeenCalled()
    connect.mockRestore()
    vi.useRealTimers()
    line.restore()
    await expect.poll(() => findScans(id)).toHaveLength(3)
  })

  it('a scan that no file takes either waits in memory until the database is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const blocked = mkdtempSync(join(tmpdir(), 'quietzone-scans-'))
    writeFileSync(join(blocked, 'scans'), 'not a folder')
    const { visit } = await openHandler({ dataDir: blocked })
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    await visit(`/q/${slug}`)
    const before = { ...metrics.scans }
    line.cut()
    expect((await visit(`/q/${slug}`)).status).toBe(302)
    expect(metrics.scans).toEqual({ ...before, memory: before.memory + 1 })
    line.restore()
    await expect.poll(() => findScans(id)).toHaveLength(2)
    rmSync(blocked, { recursive: true })
  })

  it('what a process left behind is written by the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const handler = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    await handler.visit(`/q/${slug}`)
    line.cut()
    await handler.visit(`/q/${slug}`)
    await handler.stop()
    expect(await findScans(id)).toHaveLength(1)
    line.restore()
    await openHandler()
    await expect.poll(() => findScans(id)).toHaveLength(2)
  })
})

describe('a handler that closes', () => {
  it('has written every scan first', async () => {
    const handler = await openHandler()
    const { id, slug } = await createTestCode(pool, urlDocument(target))
    const answers = Promise.all(Array.from({ length: 50 }, () => handler.visit(`/q/${slug}`)))
    await answers
    await handler.stop()
    expect(await findScans(id)).toHaveLength(50)
  })
})

describe('the domain of a workspace', () => {
  async function createDomain(fallbackUrl: string | null = null) {
    const { rows } = await pool.query(
      `with workspace as (insert into workspaces (name) values ('Cafés') returning id)
       insert into workspace_domains (workspace_id, host, token, verified_at, fallback_url)
       select id, 'go' || gen_random_uuid() || '.example', '', now(), $1 from workspace
       returning workspace_id as id, host`,
      [fallbackUrl],
    )
    const { id, host } = rows[0]
    const own = await createTestCode(pool, urlDocument(target))
    await pool.query('insert into workspace_codes (code_id, workspace_id) values ($1, $2)', [
      own.id,
      id,
    ])
    return { id, host, own }
  }

  it('serves its own codes, also by a short address, and counts their scans', async () => {
    const { host, own } = await createDomain()
    const { visit } = await openHandler()
    for (const path of [`/${own.slug}`, `/Q/${own.slug.toUpperCase()}`, `/${own.slug}?a=b`]) {
      const answer = await visit(path, { host: `${host}:443` })
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, target])
    }
    expect(await findScans(own.id)).toHaveLength(3)
    expect((await visit(`/q/${own.slug}`, { host: 'localhost:3000' })).status).toBe(302)
  })

  it('serves nothing else', async () => {
    const { host } = await createDomain()
    const other = await createTestCode(pool, urlDocument(target))
    const { visit } = await openHandler()
    for (const path of [
      `/${other.slug}`,
      `/q/${other.slug}`,
      `/q/${other.slug}/preview`,
      '/',
      '/de/blog',
      '/admin',
      '/api/v1/codes',
    ])
      expect((await visit(path, { host })).status, path).toBe(404)
    const asset = await visit('/_next/static/a.js', { host })
    expect(await asset.json()).toMatchObject({ url: '/_next/static/a.js' })
  })

  it('leads visitors without a code where the owner chose', async () => {
    const { host } = await createDomain('https://cafe.example/')
    const { visit } = await openHandler()
    for (const path of ['/', '/menu', '/a/b'])
      expect((await visit(path, { host })).headers.get('location')).toBe('https://cafe.example/')
  })

  it('follows what changes, without a restart', async () => {
    const { visit } = await openHandler()
    const { id, host, own } = await createDomain()
    const read = async () => (await visit(`/${own.slug}`, { host })).status
    await expect.poll(read).toBe(302)
    await pool.query('delete from workspace_codes where code_id = $1', [own.id])
    await expect.poll(read).toBe(404)
    await pool.query('delete from workspaces where id = $1', [id])
    await expect
      .poll(async () => (await visit('/_', { host })).headers.get('content-type'))
      .toBe('application/json')
  })
})
