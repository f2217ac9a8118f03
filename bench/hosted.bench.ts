// The page of a code beside a stored page of the site and a redirect, on fifty connections in turns: each
// scan is decided, counted and stored before it is answered.
// npm run bench -- hosted [--json] [seconds per turn]
import { newDocument } from '../src/codes/new-document'
import { paths } from '../src/paths'
import { serveSite } from './http/serve-site'
import { type Load, measureLoad } from './pages/measure-load'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const seconds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 6)
const turns = 3
const leastShare = 0.6
const headers = {
  'accept-encoding': 'br',
  'accept-language': 'de-DE,de;q=0.9',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1',
}

const site = await serveSite()
const contestants = {
  site: `${site.url}/de/pricing`,
  code: await createCode(newDocument({ type: 'text', text: 'Opened at nine' }, 'en')),
  redirect: await createCode(newDocument({ type: 'url', url: 'https://example.com' }, 'en')),
}
type Name = keyof typeof contestants
const names = Object.keys(contestants) as Name[]
const results: Record<Name, Load[]> = { site: [], code: [], redirect: [] }
for (const name of names) await measureLoad(contestants[name], site.pid, { seconds: 2, headers })
for (let turn = 0; turn < turns; turn += 1)
  for (const name of names) {
    results[name].push(await measureLoad(contestants[name], site.pid, { seconds, headers }))
  }
const middle = (name: Name) =>
  results[name].map(({ perSecond }) => perSecond).toSorted((one, other) => one - other)[
    Math.floor(turns / 2)
  ] as number
if (!json)
  for (const name of names) {
    const turned = results[name].map((load) => Math.round(load.perSecond)).join(', ')
    const cpu = results[name].map((load) => Math.round(load.cpuMicroseconds)).join(', ')
    console.log(`${name}: ${turned} a second, ${cpu} µs of the processor each`)
  }
reportTarget(
  {
    target: 'hosted: pages of codes, share of a stored page of the site',
    measured: middle('code') / middle('site'),
    needed: leastShare,
  },
  json,
)
await site.stop()
process.exit()

async function createCode(document: object): Promise<string> {
  const answer = await fetch(`${site.url}${paths.codesApi}/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ document }),
  })
  const { code } = (await answer.json()) as { code: { slug: string } }
  return site.url + paths.hostedPage(code.slug)
}
