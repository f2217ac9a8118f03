// Scans and health checks while pages are rendered: each second a hundred visitors at once open unknown
// addresses and pages that are not stored, next to the same scans on a calm process, in turns.
// npm run bench -- renders [--json] [seconds per turn]
import { Agent, get } from 'node:http'
import { newDocument } from '../src/codes/new-document'
import { localeCodes } from '../src/i18n/locales'
import { localizedPath, paths } from '../src/paths'
import { editorPages } from '../src/qr/content'
import { floodSite } from './http/flood-site'
import { pollHealth } from './http/poll-health'
import { serveSite } from './http/serve-site'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const seconds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 8)
const turns = 3
const scanners = 8
const visitorsPerSecond = 100
const leastShare = 0.9
const mostHealthMs = 50

const site = await serveSite()
const poller = pollHealth(site.url)
const answer = await fetch(`${site.url}${paths.codesApi}/codes`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    document: newDocument({ type: 'url', url: 'https://example.com' }, 'en'),
  }),
})
const { code } = (await answer.json()) as { code: { slug: string } }
const scanUrl = `${site.url}/q/${code.slug}`
const agent = new Agent({ keepAlive: true })

const pages = localeCodes.flatMap((locale) =>
  editorPages.map((page) => localizedPath(locale, `/${page}`)),
)

const calm: number[] = []
const busy: number[] = []
const healthMs: number[] = []
const statuses = new Map<number, number>()
// What the site prepares at its start ends first.
await countScans(15)
for (let turn = 0; turn < turns; turn += 1) {
  calm.push(await countScans(seconds))
  await poller.takeLongestMs()
  await site.changeContent()
  const flood = floodSite(site.url, visitorsPerSecond, pages)
  busy.push(await countScans(seconds))
  for (const [status, count] of await flood.stop())
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  healthMs.push(await poller.takeLongestMs())
}
if (!json) {
  const list = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(`Scans a second, calm: ${calm.join(', ')}; under load: ${busy.join(', ')}`)
  console.log(`Longest health check in ms: ${healthMs.map(Math.round).join(', ')}; pages: ${list}`)
}
const middle = (values: number[]) => values.toSorted((one, other) => one - other)[turns >> 1] ?? 0
reportTarget(
  {
    target: 'renders: scans under load, share of those on a calm process',
    measured: middle(busy) / middle(calm),
    needed: leastShare,
  },
  json,
)
reportTarget(
  {
    target: 'renders: longest health check under load (ms)',
    measured: middle(healthMs),
    needed: mostHealthMs,
    atMost: true,
  },
  json,
)
await poller.stop()
await site.stop()
process.exit()

/** Returns the scans that were answered in a second. */
async function countScans(duration: number): Promise<number> {
  const end = performance.now() + duration * 1000
  let count = 0
  const scan = async () => {
    while (performance.now() < end) {
      await request(scanUrl)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: scanners }, scan))
  return Math.round(count / duration)
}

function request(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}
