// How long /healthz waits while the most expensive requests that strangers may send are answered, on
// the production build. npm run bench -- health [--json]; ends with 1 above the target.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { hostileBodies } from '../src/app/api/v1/hostile-bodies-for-test'
import { newDocument } from '../src/codes/new-document'
import { defaultDesign } from '../src/qr/design/design'
import { spawnSite } from '../src/start/spawn-site'
import { reportTarget } from './report-target'

const targetMs = 50
const json = process.argv.includes('--json')
const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
// Each request comes from a network of its own, as those of a real attacker.
const site = await spawnSite({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' })
let visitors = 0

/** Polls in a thread of its own, so that writing large bodies here delays no poll. */
const poller = new Worker(
  `const { parentPort, workerData } = require('node:worker_threads')
  const { Agent, get } = require('node:http')
  const agent = new Agent({ keepAlive: true })
  let longest = 0
  const poll = () => {
    const sentAt = performance.now()
    get(workerData, { agent }, (answer) => answer.resume().on('end', () => {
      longest = Math.max(longest, performance.now() - sentAt)
      setTimeout(poll, 2)
    }))
  }
  parentPort.on('message', () => { parentPort.postMessage(longest); longest = 0 })
  poll()`,
  { eval: true, workerData: `${site.url}/healthz` },
)
const takeLongest = () =>
  new Promise<number>((resolve) => {
    poller.once('message', resolve)
    poller.postMessage(null)
  })

function send(path: string, body?: BodyInit, more: RequestInit = {}): Promise<Response> {
  visitors += 1
  return fetch(`${site.url}${path}`, {
    ...(body !== undefined && { method: 'POST', body }),
    ...more,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:${visitors.toString(16)}::1`,
      ...more.headers,
    },
  })
}

const document = newDocument({ type: 'url', url: 'https://example.com' }, 'en')
const { code, editKey } = (await (
  await send('/api/v1/codes', JSON.stringify({ document }))
).json()) as { code: { slug: string }; editKey: string }
const owned = { headers: { authorization: `Bearer ${editKey}` } }
const dataUrl = `data:image/png;base64,${randomBytes(2_900_000).toString('base64')}`
const design = {
  ...defaultDesign,
  logo: {
    source: { kind: 'image', widthPx: 100, heightPx: 100, dataUrl },
    ...{ size: 0.2, marginModules: 1, shape: 'square', clearing: 'none' },
    backdrop: { kind: 'none' },
  },
}
const codes = Array.from({ length: 1000 }, (_, at) => ({
  document: newDocument({ type: 'url', url: `https://example.com/${at}` }, 'en'),
}))
const endless = `1\n00:00:01,500 --> 00:00:04,000\n${'1'.repeat(4_900_000)}`
const file = `/api/v1/codes/${code.slug}/files`

const requests: [string, () => Promise<Response>][] = [
  ['nothing', () => send('/healthz')],
  ...['/api/v1/codes', '/api/v1/codes/bulk', '/api/v1/qr', '/api/v1/reports', '/api/v1/recovery']
    .concat('/contact-messages')
    .flatMap((path) =>
      hostileBodies.map(([name, body]): [string, () => Promise<Response>] => [
        `${path}, ${name}`,
        () => send(path, body),
      ]),
    ),
  ['create with a logo', () => send('/api/v1/codes', JSON.stringify({ document, design }))],
  ['create 1,000', () => send('/api/v1/codes/bulk', JSON.stringify({ codes }))],
  ['create 20', () => send('/api/v1/codes/bulk', JSON.stringify({ codes: codes.slice(0, 20) }))],
  ['draw a large code', () => send(`/api/v1/qr?size=4096&format=png&data=${'x'.repeat(2000)}`)],
  ['draw for print', () => send(`/api/v1/qr?format=eps&data=${'x'.repeat(2000)}`)],
  ['upload subtitles', () => send(`${file}?name=a.srt`, endless, owned)],
  ['upload a text', () => send(`${file}?name=a.txt`, randomBytes(5_000_000), owned)],
  ['upload a drawing', () => send(`${file}?name=a.svg`, `<svg ${' on'.repeat(1_600_000)}`, owned)],
]

// The first request of each kind compiles and starts processes.
for (const [, work] of requests) await (await work()).arrayBuffer()
await takeLongest()
let worstMs = 0
for (const [name, work] of requests) {
  const answers = await Promise.all([work(), work(), work()])
  for (const answer of answers) await answer.arrayBuffer()
  const longestMs = await takeLongest()
  worstMs = Math.max(worstMs, longestMs)
  if (json) console.log(JSON.stringify({ name, longestMs }))
  else
    console.log(`${name.padEnd(44)} ${answers[0]?.status} ${longestMs.toFixed(1).padStart(7)} ms`)
}
reportTarget(
  { target: 'Longest wait of /healthz, ms', measured: worstMs, needed: targetMs, atMost: true },
  json,
)
await poller.terminate()
await site.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(worstMs <= targetMs ? 0 : 1)
