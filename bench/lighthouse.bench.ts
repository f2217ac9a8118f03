// Measures the cost of a page to a visitor: Lighthouse (mobile, simulated) on the production build,
// beside a bare page of Next of the same versions, in turns; medians of five.
// npm run bench -- lighthouse [--json] [--runs=5] [path …]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs'
import { localizedPath } from '../src/paths'
import { spawnSite } from '../src/start/spawn-site'
import { startBareNext } from './pages/start-rivals'
import { reportTarget } from './report-target'

type Kind = 'content' | 'editor'
type Figure = keyof typeof audited | 'score' | 'accessibility' | 'scriptKb'
type Figures = Record<Figure, number>

const audited = {
  blockingMs: 'total-blocking-time',
  mainThreadMs: 'mainthread-work-breakdown',
  largestPaintMs: 'largest-contentful-paint',
  layoutShift: 'cumulative-layout-shift',
}
/** Ratios to the bare page, and kilobytes. */
const allowed = {
  content: { blockingMs: 1.15, mainThreadMs: 1.5, scriptKb: 139 },
  editor: { blockingMs: 1.8, mainThreadMs: 2, scriptKb: 170 },
}
const maxShift = 0.01

const args = process.argv.slice(2)
const json = args.includes('--json')
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
const requested = args.filter((arg) => arg.startsWith('/'))
const pages = requested.length
  ? requested
  : [
      ...['/', '/wifi', localizedPath('ja', '/')],
      ...['/blog/the-quiet-zone', '/features', '/pricing', '/blog', '/page/privacy-policy'],
    ]
const kindOf = (page: string): Kind =>
  /^\/(\w\w)?$|^(\/\w\w)?\/(wifi|vcard|menu)$/.test(page) ? 'editor' : 'content'

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const site = await spawnSite({ DATA_DIR: dataDir })
const bare = await startBareNext()
try {
  const urls = new Map([
    ['bare Next', `${bare.url}article`],
    ...pages.map((page) => [page, site.url + page] as const),
  ])
  const measured = new Map<string, Figures[]>()
  for (const url of urls.values()) await fetch(url)
  for (let run = 0; run < runs; run += 1)
    for (const [name, url] of urls)
      measured.set(name, [...(measured.get(name) ?? []), await measure(url)])
  const least = findMedians(measured.get('bare Next') ?? [])
  for (const [name, each] of measured) report(name, findMedians(each), least)
} finally {
  bare.stop()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

async function measure(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { audits, categories } = result.lhr
    const details = audits['network-requests']?.details as unknown as {
      items: { resourceType: string; transferSize: number }[]
    }
    const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script')
    const values = Object.entries(audited).map(([figure, audit]) => [
      figure,
      audits[audit]?.numericValue ?? Number.NaN,
    ])
    return {
      ...(Object.fromEntries(values) as Record<keyof typeof audited, number>),
      score: (categories.performance?.score ?? 0) * 100,
      accessibility: (categories.accessibility?.score ?? 0) * 100,
      scriptKb: scripts.reduce((total, { transferSize }) => total + transferSize, 0) / 1000,
    }
  } finally {
    chrome.kill()
  }
}

function findMedians(each: readonly Figures[]): Figures {
  const [first] = each
  if (!first) throw new Error('Nothing was measured')
  const medians = Object.keys(first).map((figure) => {
    const sorted = each.map((figures) => figures[figure as Figure]).toSorted((a, b) => a - b)
    return [figure, sorted[Math.floor(sorted.length / 2)]]
  })
  return Object.fromEntries(medians) as Figures
}

function report(name: string, figures: Figures, least: Figures): void {
  const texts = Object.entries(figures).map(([figure, value]) => `${figure} ${round(value)}`)
  console.log(
    json ? JSON.stringify({ name, ...figures }) : `${name.padEnd(24)} ${texts.join(', ')}`,
  )
  if (name === 'bare Next') return
  const most = allowed[kindOf(name)]
  const reportAtMost = (target: string, value: number, needed: number) =>
    reportTarget({ target: `${name}: ${target}`, measured: value, needed, atMost: true }, json)
  for (const figure of ['blockingMs', 'mainThreadMs'] as const)
    reportAtMost(`${figure}, times bare Next`, figures[figure] / least[figure], most[figure])
  reportAtMost('scriptKb', figures.scriptKb, most.scriptKb)
  reportAtMost('layoutShift', figures.layoutShift, maxShift)
}

function round(value: number): string {
  return value < 1 ? value.toFixed(3) : String(Math.round(value))
}
