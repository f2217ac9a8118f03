// Ten thousand short links as SVG in a ZIP, made in a browser: our workers, which also decode every
// file again and write to the disk, next to `qrcode` with JSZip on the page.
// npm run bench -- batch [--json] [--codes 10000]
//
// Each contender runs in a Chromium of its own, after a warm-up of 300 codes. Memory is the sum over
// all processes of that Chromium (proportional set size on Linux, sampled ten times a second), less
// the memory before the run; the longest task is the longest time without an answer of the page.
import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs'
import type { BrowserFigures, Contender } from './batch/page'
import { serveContenders } from './batch/serve-contenders'
import { reportTarget } from './report-target'

const args = process.argv.slice(2)
const json = args.includes('--json')
const codes = Number(args.includes('--codes') ? args[args.indexOf('--codes') + 1] : 10_000)
const warmUpCodes = 300
const sampleMs = 100
/** Targets; `growthBytes` is the memory of the page for ten thousand codes, less that at rest. */
const needed = { perSecond: 10_000 / 60, growthBytes: 150e6, longestTaskMs: 50, timesTheirs: 1 }

type Measured = BrowserFigures & { perSecond: number; growthBytes: number }
const contenders: readonly Contender[] = ['ours', 'qrcode + JSZip']

const server = await serveContenders()
try {
  const measured = new Map<Contender, Measured>()
  for (const contender of contenders) measured.set(contender, await measure(contender))
  const [ours, theirs] = contenders.map((name) => measured.get(name) as Measured) as [
    Measured,
    Measured,
  ]
  if (ours.verified !== codes) throw new Error(`Only ${ours.verified} codes were verified`)
  const target = (what: string, value: number, limit: number, atMost = false) =>
    reportTarget({ target: what, measured: value, needed: limit, atMost }, json)
  target('codes per second in a browser, verified', ours.perSecond, needed.perSecond)
  target(
    'verified codes per second, times unverified ones of qrcode + JSZip',
    ours.perSecond / theirs.perSecond,
    needed.timesTheirs,
  )
  target('memory beyond that at rest, MB', ours.growthBytes / 1e6, needed.growthBytes / 1e6, true)
  target('longest task of the page, ms', ours.longestTaskMs, needed.longestTaskMs, true)
} finally {
  await server.stop()
}
process.exit()

async function measure(contender: Contender): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless=new', ...chromiumFlags],
  })
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error))
    await page.goto(server.url)
    const run = (count: number): Promise<BrowserFigures> =>
      page.evaluate(
        ([name, total]) =>
          (window as unknown as { run: (...all: unknown[]) => Promise<never> }).run(name, total),
        [contender, count] as const,
      )
    await run(warmUpCodes)
    const root = processInfo.find(({ type }) => type === 'browser')?.id
    const sampler = sampleMemory(root)
    const figures = await run(codes)
    const growthBytes = sampler.stop()
    const result = { ...figures, growthBytes, perSecond: codes / figures.seconds }
    print(contender, result)
    return result
  } finally {
    await browser.close()
  }
}

/** Maximum memory since the start, less that at the start; 0 where it cannot be measured. */
function sampleMemory(root: number | undefined): { stop: () => number } {
  const before = memoryOf(root)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(root))
  }, sampleMs)
  return {
    stop() {
      clearInterval(timer)
      return most - before
    },
  }
}

/** Of a process and all that it has started. */
function memoryOf(root: number | undefined): number {
  if (!root || process.platform !== 'linux') return 0
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/\) \S (\d+)/.exec(readProcess(name, 'stat'))?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const family = [root]
  for (const member of family) family.push(...(children.get(member) ?? []))
  return family.reduce((sum, member) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readProcess(String(member), 'smaps_rollup'))?.[1]
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)
}

/** '' once the process is gone. */
function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function print(contender: Contender, figures: Measured): void {
  if (json) {
    console.log(JSON.stringify({ contender, codes, ...figures }))
    return
  }
  const { perSecond, growthBytes, longestTaskMs, zipBytes } = figures
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${contender.padEnd(16)}${Math.round(perSecond).toLocaleString('en').padStart(8)} codes per second, ` +
      `${megabytes(growthBytes)} more memory, longest task ${Math.round(longestTaskMs)} ms, ` +
      `file ${megabytes(zipBytes)}`,
  )
}
