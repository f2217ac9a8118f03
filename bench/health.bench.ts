// Measures the latency of /healthz while the production build answers the most expensive requests
// that anonymous clients may send. npm run bench -- health [--json] [--all]; exits with 1 above the
// target.
// --all prints every request, not only the slow ones.
import { randomBytes } from 'node:crypto'
import { makeHostileBodies, withLogo } from '../src/app/api/v1/hostile-bodies-for-test'
import { maxBulkCodes } from '../src/codes/creation-limits'
import { newDocument } from '../src/codes/new-document'
import { paths } from '../src/paths'
import { pollHealth } from './http/poll-health'
import { serveSite } from './http/serve-site'
import { reportTarget } from './report-target'

const targetMs = 50
/** Minimum latency that is printed without `--all`. */
const shownMs = 20
const attempts = 3
const json = process.argv.includes('--json')
const all = process.argv.includes('--all')

const site = await serveSite()
const poller = pollHealth(site.url)
let visitors = 0

type Sent = { body?: BodyInit; type?: string; method?: string; headers?: Record<string, string> }

function send(path: string, { body, type = 'application/json', method, headers }: Sent = {}) {
  visitors += 1
  return fetch(`${site.url}${path}`, {
    ...(body !== undefined && { body }),
    ...{ method: method ?? (body === undefined ? 'GET' : 'POST'), redirect: 'manual' },
    headers: {
      'content-type': type,
      'x-forwarded-for': `2001:db8:${visitors.toString(16)}::1`,
      ...headers,
    },
  })
}

const document = newDocument({ type: 'url', url: 'https://example.com' }, 'en')
const create = async (body: object) =>
  (await (await send('/api/v1/codes', { body: JSON.stringify(body) })).json()) as {
    code: { slug: string }
    editKey: string
  }
const design = withLogo(randomBytes(2_900_000).toString('base64'))
const plain = await create({ document })
const heavy = await create({ document, design })
const keyOf = ({ editKey }: typeof plain) => ({ authorization: `Bearer ${editKey}` })
const own = `/api/v1/codes/${plain.code.slug}`
const withBigLogo = `/api/v1/codes/${heavy.code.slug}`

const smallBytes = 32_000
const formBytes = 130_000
const largeBytes = 6_200_000
const listBytes = 12_500_000
type Wrap = Parameters<typeof makeHostileBodies>[1]
const one: Wrap = (parts) => parts
const edit: Wrap = (parts) => ({ ...parts, revision: 1 })
const list: Wrap = ({ document, design }) => ({
  codes: [{ document }, { document }],
  ...(design !== undefined && { design }),
})
const picture: Wrap = ({ design = {} }) => ({ data: 'x', format: 'png', design })

/** Endpoints that accept JSON, with the largest body. */
const jsonEndpoints: [path: string, bytes: number, wrap: Wrap, more?: Sent][] = [
  ['/api/v1/codes', largeBytes, one],
  ['/api/v1/codes/bulk', listBytes, list],
  ['/api/v1/qr', largeBytes, picture],
  [own, largeBytes, edit, { method: 'PATCH', headers: keyOf(plain) }],
  ['/api/v1/reports', smallBytes, one],
  ['/api/v1/recovery', smallBytes, one],
  ['/api/v1/recovery/confirm', smallBytes, one],
  [`${own}/mail-key`, smallBytes, one, { headers: keyOf(plain) }],
  ['/api/v1/unknown', largeBytes, one],
  [paths.contactMessages, formBytes, one],
  ...['login', 'set-up', 'forgot-password', 'reset-password', 'first-register'].map(
    (name): [string, number, Wrap] => [`/api/users/${name}`, formBytes, one],
  ),
  ['/api/posts', formBytes, one],
  ['/api/users/login', largeBytes, one],
]
/** Endpoints that accept forms: pages, where Next handles server actions, and route handlers. */
const formEndpoints = [
  ...['/', '/contact-us', '/qr-code-scanner', '/blog/search?q=a', '/admin/login'],
  ...[paths.reportCode(plain.code.slug), paths.openCode(plain.code.slug)],
  ...[paths.contactMessages, '/api/users/login', paths.scannerShare, paths.chatWindow],
]
const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
const action = '--b\r\ncontent-disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n'
const forms: [string, Sent][] = [
  [
    'many parts',
    {
      body: `${part.repeat(formBytes / part.length)}--b--`,
      type: 'multipart/form-data; boundary=b',
    },
  ],
  [
    'an action with many parts',
    {
      body: `${action}${part.repeat(formBytes / part.length - 1)}--b--`,
      type: 'multipart/form-data; boundary=b',
    },
  ],
  ['many fields', { body: 'a=&'.repeat(formBytes / 3), type: 'application/x-www-form-urlencoded' }],
  ['megabytes', { body: Buffer.alloc(5_000_000, 'a'), type: 'application/octet-stream' }],
  [
    'an unknown action',
    {
      body: `[${'[],'.repeat(formBytes / 3 - 10)}1]`,
      type: 'text/plain;charset=UTF-8',
      headers: { 'next-action': '7f0123456789abcdef0123456789abcdef01234567' },
    },
  ],
]
const file = (path: string, name: string) => `${path}/files?name=${name}`
const subtitles = `1\n00:00:01,500 --> 00:00:04,000\n${'1'.repeat(4_900_000)}`
const many = { codes: Array(maxBulkCodes).fill({ document }) }
const owned = { headers: keyOf(plain) }
const longQuery = `?q=${'a'.repeat(3000)}&timeZone=${'x'.repeat(3000)}&design=${'['.repeat(7000)}`

const requests: [string, () => Promise<Response>][] = [
  ['nothing', () => send('/healthz')],
  ...jsonEndpoints.flatMap(([path, bytes, wrap, more]) =>
    makeHostileBodies(bytes, wrap).map(([name, body]): [string, () => Promise<Response>] => [
      `${path}, ${name}`,
      () => send(path, { body, ...more }),
    ]),
  ),
  ...formEndpoints.flatMap((path) =>
    forms.map(([name, sent]): [string, () => Promise<Response>] => [
      `${path}, ${name}`,
      () => send(path, sent),
    ]),
  ),
  ...['/', '/blog/search', '/api/v1/qr', '/api/posts', `${own}/statistics`, `${own}/export`].map(
    (path): [string, () => Promise<Response>] => [
      `${path}, a long query`,
      () => send(path + longQuery, owned),
    ],
  ),
  ['read the description of the API', () => send('/api/v1/openapi.json')],
  ['read a code with a logo', () => send(withBigLogo, { headers: keyOf(heavy) })],
  ['read such a code without its key', () => send(withBigLogo)],
  ['export it', () => send(`${withBigLogo}/export`, { headers: keyOf(heavy) })],
  [
    'edit it',
    () =>
      send(withBigLogo, {
        ...{ method: 'PATCH', body: JSON.stringify({ revision: 1, design }) },
        headers: keyOf(heavy),
      }),
  ],
  ['create 1,000', () => send('/api/v1/codes/bulk', { body: JSON.stringify(many) })],
  [
    'create 20',
    () => send('/api/v1/codes/bulk', { body: JSON.stringify({ codes: many.codes.slice(0, 20) }) }),
  ],
  [
    'create 4 with a logo',
    () =>
      send('/api/v1/codes/bulk', {
        body: JSON.stringify({ codes: many.codes.slice(0, 4), design }),
      }),
  ],
  ['draw a large code', () => send(`/api/v1/qr?size=4096&format=png&data=${'x'.repeat(2000)}`)],
  ['draw for print', () => send(`/api/v1/qr?format=eps&data=${'x'.repeat(2000)}`)],
  ['upload subtitles', () => send(file(own, 'a.srt'), { body: subtitles, ...owned })],
  ['upload a text', () => send(file(own, 'a.txt'), { body: randomBytes(5_000_000), ...owned })],
  [
    'upload a drawing',
    () => send(file(own, 'a.svg'), { body: `<svg ${' on'.repeat(1_600_000)}`, ...owned }),
  ],
]

// The first request of each kind compiles code and starts processes.
for (const [, work] of requests) await (await work()).arrayBuffer()
await poller.takeLongestMs()
let worstMs = 0
const slow: string[] = []
for (const [name, work] of requests) {
  let longestMs = Number.POSITIVE_INFINITY
  let status = 0
  // Other load on the machine delays a response once; a slow request delays it every time.
  for (let attempt = 0; attempt < attempts && longestMs > shownMs; attempt += 1) {
    const answer = await work()
    await answer.arrayBuffer()
    status = answer.status
    longestMs = Math.min(longestMs, await poller.takeLongestMs())
  }
  worstMs = Math.max(worstMs, longestMs)
  if (longestMs > targetMs) slow.push(name)
  if (json) console.log(JSON.stringify({ name, status, longestMs }))
  else if (all || longestMs > shownMs)
    console.log(`${name.padEnd(60)} ${status} ${longestMs.toFixed(1).padStart(7)} ms`)
}
reportTarget(
  { target: 'Longest wait of /healthz, ms', measured: worstMs, needed: targetMs, atMost: true },
  json,
)
await poller.stop()
await site.stop()
process.exit(slow.length === 0 ? 0 : 1)
