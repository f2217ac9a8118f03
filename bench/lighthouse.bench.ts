// Measures the cost of a page to a visitor: Lighthouse (mobile, simulated) on the production build,
// median of five, and the size of the scripts. npm run bench -- lighthouse [--json] [path …]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs'
import { localizedPath } from '../src/paths'
import { spawnSite } from '../src/start/spawn-site'

const args = process.argv.slice(2)
const json = args.includes('--json')
const requestedPaths = args.filter((arg) => arg.startsWith('/'))
const inEnglish = [
  '/',
  '/qr-codes-in-marketing',
  '/page/privacy-policy',
  '/blog',
  '/blog/the-quiet-zone',
]
const pages = requestedPaths.length
  ? requestedPaths
  : [...inEnglish, ...inEnglish.map((path) => localizedPath('ja', path)), '/wifi']
const runs = 5

type Measured = {
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  layoutShift: number
  blockingMs: number
  scriptBytes: number
  totalBytes: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const site = await spawnSite({ DATA_DIR: dataDir })
try {
  for (const page of pages) {
    await fetch(site.url + page)
    const results: Measured[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(page))
    results.sort((a, b) => a.performance - b.performance)
    report(results[Math.floor(runs / 2)] as Measured)
  }
} finally {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

async function measure(page: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  })
  try {
    const result = await lighthouse(site.url + page, { port: chrome.port, logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse gave no result for ${page}`)
    const { audits, categories } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    const details = audits['network-requests']?.details as unknown as {
      items: { resourceType: string; transferSize: number }[]
    }
    const sum = (items: { transferSize: number }[]) =>
      items.reduce((total, { transferSize }) => total + transferSize, 0)
    return {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaintMs: Math.round(value('largest-contentful-paint')),
      layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
      blockingMs: Math.round(value('total-blocking-time')),
      scriptBytes: sum(details.items.filter(({ resourceType }) => resourceType === 'Script')),
      totalBytes: sum(details.items),
    }
  } finally {
    chrome.kill()
  }
}

function report(measured: Measured): void {
  if (json) {
    console.log(JSON.stringify(measured))
    return
  }
  const { page, performance, accessibility, bestPractices, seo } = measured
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  console.log(
    `${page.padEnd(28)} ${[performance, accessibility, bestPractices, seo].join(' / ').padEnd(22)}`,
    `largest paint ${measured.largestPaintMs} ms, shift ${measured.layoutShift}, blocking ${measured.blockingMs} ms,`,
    `script ${kilobytes(measured.scriptBytes)}, page ${kilobytes(measured.totalBytes)}`,
  )
}
