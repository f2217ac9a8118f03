import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkTargets } from './check-targets'
import { createUrlhaus } from './create-urlhaus'
import { createWebRisk } from './create-web-risk'
import { deceptiveSpelling } from './deceptive-spelling'
import { describeVerdicts } from './describe-verdicts'
import { isPrivateAddress } from './private-addresses'
import { queryEach } from './query-each'
import type { UrlReputationProvider } from './url-reputation-provider'

// Tests pass their own providers; the default list would load the database.
vi.mock('./get-providers', () => ({ getProviders: () => [] }))

type ReceivedRequest = { request: IncomingMessage; body: string }
let answer: (
  requested: ReceivedRequest,
) => { status?: number; headers?: Record<string, string>; body: unknown } | undefined
let requested: ReceivedRequest[]
let server: Server
let service: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    requested.push({ request, body })
    const reply = answer({ request, body })
    // Without an answer the connection stays open.
    if (reply)
      response.writeHead(reply.status ?? 200, reply.headers).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requested = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const bad = 'https://bad.example/login'
const good = 'https://good.example/'
const none = { unanswered: new Set(), unchecked: new Set() }

describe('Web Risk', () => {
  it('is asked once about each address, with the key out of sight', async () => {
    answer = ({ request }) => ({
      body: request.url?.includes('bad') ? { threat: { threatTypes: ['SOCIAL_ENGINEERING'] } } : {},
    })
    const provider = createWebRisk('the key', service)
    for (const _ of [1, 2]) {
      expect(await checkTargets([bad, good, bad], [provider])).toEqual({
        verdicts: [{ url: bad, source: 'web-risk', reason: 'phishing', fault: 'reported' }],
        ...none,
      })
    }
    expect(requested).toHaveLength(2)
    const [first] = requested
    const question = new URL(first?.request.url ?? '', service)
    expect(question.searchParams.get('uri')).toBe(bad)
    expect(question.searchParams.getAll('threatTypes')).toContain('MALWARE')
    expect(question.href).not.toContain('key')
    expect(first?.request.headers['x-goog-api-key']).toBe('the key')
  })
})

describe('URLhaus', () => {
  it.each([
    [{ query_status: 'ok', url_status: 'online', threat: 'malware_download' }, 'malware_download'],
    [{ query_status: 'ok', url_status: 'unknown', threat: null }, 'malware'],
    [{ query_status: 'ok', url_status: 'offline', threat: 'malware_download' }, undefined],
    [{ query_status: 'no_results' }, undefined],
  ])('that says %j', async (body, reason) => {
    answer = () => ({ body })
    const { verdicts } = await checkTargets([bad], [createUrlhaus('its key', service)])
    expect(verdicts.map((verdict) => verdict.reason)).toEqual(reason ? [reason] : [])
    expect(requested[0]?.body).toBe(new URLSearchParams({ url: bad }).toString())
    expect(requested[0]?.request.headers['auth-key']).toBe('its key')
  })
})

describe('a provider that is down', () => {
  const named = (name: string, check: UrlReputationProvider['check']) => ({ name, check })
  const speller = named('speller', deceptiveSpelling.check)
  const imitation = 'https://paypa1.com/'

  it('keeps nobody from saving, and the others are heard', async () => {
    answer = () => ({ status: 500, body: {} })
    const { verdicts, unchecked } = await checkTargets(
      [imitation],
      [{ ...createWebRisk('key', service), name: 'broken' }, speller],
    )
    expect([...unchecked]).toEqual([imitation])
    expect(verdicts).toEqual([
      { url: imitation, source: 'speller', reason: 'imitates paypal.com', fault: null },
    ])
  })

  it.each([createWebRisk, createUrlhaus])('leads its keys nowhere else: %o', async (create) => {
    answer = () => ({ status: 307, headers: { location: `${service}/elsewhere` }, body: {} })
    const { unchecked } = await checkTargets([good], [create('key', service)])
    expect(unchecked).toEqual(new Set([good]))
    expect(requested).toHaveLength(1)
  })

  it('is waited for so long and no longer, then left in peace for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController()
      queueMicrotask(() => controller.abort(new Error('late')))
      return controller.signal
    })
    let count = 0
    const hanging = named('hanging', () => {
      count++
      return new Promise(() => {})
    })
    const sendRequest = () => checkTargets([good], [hanging])
    for (const _ of [1, 2]) {
      const { verdicts, unchecked } = await sendRequest()
      expect([verdicts, [...unchecked]]).toEqual([[], [good]])
    }
    expect(count).toBe(1)
    vi.setSystemTime(Date.now() + 61_000)
    await sendRequest()
    expect(count).toBe(2)
  })

  it('has said what it said before it went silent', async () => {
    const half = named('half', async ([url = ''], _signal, report) => {
      report({ url, reason: 'malware', fault: 'reported' })
      throw new Error('gone')
    })
    const { verdicts, unchecked } = await checkTargets([bad, good], [half])
    expect(verdicts).toHaveLength(1)
    expect([...unchecked]).toEqual([bad, good])
  })

  it('is missed where it protects visitors only', async () => {
    const away = named('away', async () => {
      throw new Error('no resolver')
    })
    const { unanswered, unchecked } = await checkTargets([good], [{ ...away, isAdvisory: true }])
    expect([[...unanswered], [...unchecked]]).toEqual([[good], []])
  })
})

describe('nobody silences a provider for others', () => {
  const budget = { ms: 200, addresses: 5 }
  const urls = Array.from({ length: 20 }, (_, at) => `https://slow.example/${at}`)

  it('by asking about many addresses at once', async () => {
    const requested: string[] = []
    const provider: UrlReputationProvider = {
      name: 'metered',
      check: (those, signal, _report, answered) =>
        queryEach(those, signal, async (url) => void requested.push(url), answered),
    }
    const { unchecked } = await checkTargets(urls, [provider], budget)
    expect(requested).toEqual(urls.slice(0, 5))
    expect([...unchecked]).toEqual(urls.slice(5))
    expect((await checkTargets([good], [provider])).unchecked.size).toBe(0)
  })

  it('by questions that take longer than a request has', async () => {
    const provider: UrlReputationProvider = {
      name: 'slow',
      check: (those, signal, _report, answered) => {
        const sendRequest = (url: string, patience: AbortSignal) =>
          url.endsWith('/0') || url === good
            ? Promise.resolve()
            : new Promise<void>((_, reject) =>
                patience.addEventListener('abort', () => reject(patience.reason)),
              )
        return queryEach(those, signal, sendRequest, answered)
      },
    }
    const { unchecked } = await checkTargets(urls, [provider], { ...budget, addresses: 20 })
    expect(unchecked.size).toBe(19)
    expect((await checkTargets([good], [provider])).unchecked.size).toBe(0)
  })

  it('by an address that the provider does not accept', async () => {
    answer = ({ request }) => ({ status: request.url?.includes('bad') ? 400 : 200, body: {} })
    const provider = { ...createWebRisk('key', service), name: 'strict' }
    const { unchecked } = await checkTargets([bad, imitationOf('good')], [provider])
    expect([...unchecked]).toEqual([bad])
    expect((await checkTargets([imitationOf('other')], [provider])).unchecked.size).toBe(0)
  })
})

const imitationOf = (name: string) => `https://${name}.example/strict`

it('is not asked about nothing', async () => {
  expect(await checkTargets([], [createWebRisk('key', service)])).toEqual({
    verdicts: [],
    ...none,
  })
  expect(requested).toEqual([])
})

describe('spelling', () => {
  it.each([
    ['https://paypa1.com/', true],
    ['https://xn--pypal-4ve.com/', true],
    ['https://paypal.com/', false],
    ['https://xn--mnchen-3ya.de/', false],
    ['https://amazon-fans.example.com/', false],
  ])('of %s deceives: %s', async (url, deceives) => {
    const { verdicts } = await checkTargets([url], [deceptiveSpelling])
    expect(verdicts.length > 0).toBe(deceives)
    expect(verdicts.every(({ fault }) => fault === null)).toBe(true)
  })
})

it.each([
  ['10.1.2.3', true],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.31.255.255', true],
  ['172.32.0.0', false],
  ['192.168.0.1', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['93.184.216.34', false],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:2800:220:1::1', false],
])('knows whether %s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

it('describes the gravest verdict to the team', () => {
  const verdict = { url: bad, source: 'spelling', reason: 'imitates', fault: null }
  expect(describeVerdicts([])).toBeNull()
  expect(
    describeVerdicts([
      verdict,
      { ...verdict, source: 'web-risk', reason: 'malware', fault: 'reported' },
      { ...verdict, source: 'block-list', reason: 'Fake shop', fault: 'blocked' },
    ]),
  ).toBe('block-list: Fake shop (bad.example)')
})
