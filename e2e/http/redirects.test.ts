import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchPath } from './fetch-page'
import { sendRequest } from './send-request'

const redirects: [from: string, to: string][] = [
  ['/old-solution', '/qr-codes-for'],
  ['/blog/old-article', '/blog/how-wifi-codes-work'],
  ['/pricing', '/features'],
  ['/old-shop', 'https://shop.example/start'],
]

/** Changes the redirects of both sites and waits until both apply them. */
async function write(statement: string, status: number): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL)
  await client.connect()
  for (const pair of redirects) await client.query(statement, pair)
  await client.query("select pg_notify('content_changed', 'redirects')").finally(() => client.end())
  for (const site of [process.env.E2E_URL, process.env.E2E_DOMAINS_URL]) {
    const isKnown = async () => (await sendRequest(`${site}/old-shop`)).status === status
    await vi.waitUntil(isKnown, { timeout: 10_000 })
  }
}

beforeAll(() =>
  write('insert into redirects (id, "from", "to") values (gen_random_uuid(), $1, $2)', 308),
)
// A page with a redirect loads as a whole document on each navigation; the journeys use the same
// site.
afterAll(() => write('delete from redirects where "from" = $1 and "to" = $2', 404))

describe('an address that moved', () => {
  it.each([
    ['/old-solution?a=1&b=%20c', '/qr-codes-for?a=1&b=%20c'],
    ['/de/old-solution?a=1', '/de/qr-codes-for?a=1'],
    ['/blog/old-article', '/blog/how-wifi-codes-work'],
    ['/ja/blog/old-article', '/ja/blog/how-wifi-codes-work'],
    ['/old-shop?a=1', 'https://shop.example/start?a=1'],
  ])('redirects %s to %s for good, and browsers may not store that', async (from, location) => {
    const answer = await fetchPath(from)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(location)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toBe('')
  })

  it('is redirected within the sub-domain of a language', async () => {
    const address = new URL('/old-solution?a=1', process.env.E2E_DOMAINS_URL)
    address.hostname = 'de.localhost'
    const { status, headers } = await sendRequest(address.href)
    expect(status).toBe(308)
    expect(headers.get('location')).toBe('/qr-codes-for?a=1')
  })

  it('is redirected for a step from page to page, a check and a stored copy as well', async () => {
    const answers = [
      fetchPath('/old-solution', { headers: { rsc: '1', 'next-router-prefetch': '1' } }),
      fetchPath('/old-solution', { method: 'HEAD' }),
      fetchPath('/old-solution', { headers: { 'if-none-match': '*' } }),
    ]
    for (const { status } of await Promise.all(answers)) expect(status).toBe(308)
  })
})

it('a page at a redirected address is shown', async () => {
  expect((await fetchPath('/de/pricing')).status).toBe(200)
})

it.each(['/no-such-solution', '/de/no-such-solution', '/solutions/qr-codes-for'])(
  '%s is not found',
  async (path) => {
    expect((await fetchPath(path)).status).toBe(404)
  },
)

it.each(['/qr-codes-for', '/de/qr-codes-for'])(
  'the switch of %s to other languages has the page’s own address',
  async (path) => {
    const html = await (await fetchPath(path)).text()
    expect(html).toContain('href="/fr/qr-codes-for"')
    expect(html).not.toContain('/solutions/')
  },
)
