// Measures the quality report over 5,000 articles in ten languages: its duration, and the longest time in
// which the process answers no request.
// npm run bench -- quality [--json] [documents]
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { localeCodes } from '../src/i18n/locales'
import { generatePosts } from './posts/generate-posts'
import { reportTarget } from './report-target'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const documents = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 5_000)
const longestSeconds = 300
const longestBlockMs = 200
const nanosecondsPerMs = 1e6

const { client, close } = await openDatabase(1)
await generatePosts(client, documents)
await client.query(
  `insert into posts_locales (title, excerpt, body, _status, _locale, _parent_id)
   select title, excerpt, body, _status, locale, _parent_id
   from posts_locales, unnest($1::_locales[]) as locale where _locale = 'en'
   on conflict do nothing`,
  [localeCodes],
)
await client.query('vacuum analyze')

const { getPayload } = await import('payload')
const { default: config } = await import('../payload.config')
const { runQualityReport } = await import('../src/cms/quality/run-report')
const payload = await getPayload({ config })
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const start = performance.now()
const checked = await runQualityReport(payload)
const seconds = (performance.now() - start) / 1_000
delay.disable()
const { rows } = await client.query('select count(*)::int as findings from quality_findings')

reportTarget(
  {
    target: `Quality report of ${checked} documents with ${rows[0].findings} findings, in seconds`,
    ...{ measured: seconds, needed: longestSeconds, atMost: true },
  },
  json,
)
reportTarget(
  {
    target: 'Longest time without an answer during the report, in ms',
    ...{ measured: delay.max / nanosecondsPerMs, needed: longestBlockMs, atMost: true },
  },
  json,
)
await payload.destroy()
await close()
process.exit()
