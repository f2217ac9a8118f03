// Measures how long after the answer to a publication each place of the site shows it, all requested at
// once: the article, lists, the feed, the site map, the menu, and other languages that show the English
// text. Rounds alternate between the process that published and another one, since two that render at
// the same time would share the processors of this machine.
// npm run bench -- publication [--json] [publications]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../src/paths'
import { buildWhenStale } from '../src/start/build'
import { type SpawnedSite, spawnSite } from '../src/start/spawn-site'
import { startTestCluster } from '../src/testing/test-cluster'
import { signInFirst } from './pages/publish'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const rounds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 20)
const mostMs = 1_000
const pollMs = 20
const slug = 'the-quiet-zone'

await buildWhenStale()
const folder = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const cluster = await startTestCluster('seeded')
const settings = {
  DATABASE_URL: await cluster.createDatabase(),
  PAYLOAD_SECRET: cluster.payloadSecret,
  TRUSTED_PROXIES: '1',
}
const sites = [
  await spawnSite({ ...settings, DATA_DIR: join(folder, 'a') }),
  await spawnSite({ ...settings, DATA_DIR: join(folder, 'b') }),
] as const
const [{ url }] = sites
const authorization = await signInFirst(url, cluster.payloadSecret)

type Doc = { id: string; title: string; updatedAt: string; items: { label: string }[] }

async function send(path: string, method: string, body?: object): Promise<Doc> {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  const read = await answer.json()
  return read.doc ?? read.result ?? read.docs?.[0] ?? read
}

const { id } = await send(`posts?where[slug][equals]=${slug}&depth=0`, 'GET')
// Other languages show the English article.
for (const locale of ['de', 'ja'])
  await send(`posts/${id}?locale=${locale}&depth=0`, 'PATCH', { _status: 'draft' })
const { items } = await send('globals/navigation?locale=en&depth=0', 'GET')

const places: Record<string, string> = {
  Article: paths.post(slug),
  'Article in Japanese (English text)': `/ja${paths.post(slug)}`,
  List: paths.blog,
  'List in German (English text)': `/de${paths.blog}`,
  Feed: paths.blogFeed,
  // The articles follow the pages, which fill one file.
  'Site map': paths.sitemapFile('en', 2),
  Menu: paths.pricing,
}
const slowest = new Map<string, number>()
try {
  // The first round of each is not counted: after the start, code is compiled and jobs are run.
  for (let round = 0; round < rounds + sites.length; round += 1) {
    const title = `Published ${round}`
    const doc = await send(`posts/${id}?locale=en&depth=0`, 'PATCH', {
      ...{ title, publishedAt: new Date().toISOString(), _status: 'published' },
    })
    const site = sites[round % sites.length] as SpawnedSite
    await measure(
      site,
      ({ Menu: _, ...shown }) => shown,
      (name) => (name === 'Site map' ? doc.updatedAt : title),
    )
    const [first, ...others] = items
    const menu = { items: [{ ...first, label: title }, ...others], _status: 'published' }
    await send('globals/navigation?locale=en&depth=0', 'POST', menu)
    await measure(
      site,
      ({ Menu }) => ({ Menu: Menu as string }),
      () => title,
    )
    if (round < sites.length) slowest.clear()
  }
  for (const [name, measured] of slowest)
    reportTarget(
      { target: `${name}, slowest of ${rounds} in ms`, measured, needed: mostMs, atMost: true },
      json,
    )
} finally {
  for (const site of sites) await site.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

/** Polls places, as browsers do with what they have cached, until they show a text. */
async function measure(
  { url: siteUrl }: SpawnedSite,
  pick: (all: typeof places) => typeof places,
  textOf: (name: string) => string,
): Promise<void> {
  const publishedAt = performance.now()
  await Promise.all(
    Object.entries(pick(places)).map(async ([name, path]) => {
      await pollUntilShown(siteUrl + path, textOf(name))
      const ms = performance.now() - publishedAt
      slowest.set(name, Math.max(ms, slowest.get(name) ?? 0))
    }),
  )
}

async function pollUntilShown(address: string, text: string): Promise<void> {
  let known = ''
  while (true) {
    const answer = await fetch(address, { headers: { 'if-none-match': known } })
    if ((await answer.text()).includes(text)) return
    known = answer.headers.get('etag') ?? ''
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
