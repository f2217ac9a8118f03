// Ten thousand short links as SVG or PNG of 600 pixels in a ZIP, made in a browser: our workers, which also decode every
// file again and write to the disk, next to `qrcode` with JSZip on the page.
// npm run bench -- batch [--json] [--codes 10000] [--format svg|png] [--ours]
//
// Each contender runs in a Chromium of its own, after a warm-up of 300 codes. Memory is the sum over
// all processes of that Chromium (proportional set size on Linux, sampled every second), less
// the memory before the run; the longest task is the longest time without an answer of the page. The
// processor time of that Chromium per thousand codes does not depend on other load of the machine.
import type { BenchFormat, BrowserFigures, Contender } from './batch/page'
import { serveContenders } from './batch/serve-contenders'
import { launchBrowser } from './launch-browser'
import { readCpuSeconds, readProcessMemory } from './read-processes'
import { reportTarget } from './report-target'

const args = process.argv.slice(2)
const json = args.includes('--json')
const codes = Number(args.includes('--codes') ? args[args.indexOf('--codes') + 1] : 10_000)
/** PNG of 600 pixels are the default of the batch tool for pictures. */
const format = (args[args.indexOf('--format') + 1] === 'png' ? 'png' : 'svg') as BenchFormat
const warmUpCodes = 300
/** Measuring costs processor time, which is then missing for the work. */
const sampleMs = 1000
/** Targets; `growthBytes` is the memory of the page for ten thousand codes, less that at rest. */
const needed = {
  perSecond: 10_000 / 60,
  growthBytes: 150e6,
  rendererBytes: 300e6,
  longestTaskMs: 50,
  timesTheirs: 1,
}

type Measured = BrowserFigures & Memory & { perSecond: number; cpuSecondsPerThousand: number }
const isAlone = args.includes('--ours')
const contenders: readonly Contender[] = isAlone ? ['ours'] : ['ours', 'qrcode + JSZip']

const server = await serveContenders()
try {
  const measured = new Map<Contender, Measured>()
  for (const contender of contenders) measured.set(contender, await measure(contender))
  const ours = measured.get('ours') as Measured
  const theirs = measured.get('qrcode + JSZip')
  if (ours.verified !== codes) throw new Error(`Only ${ours.verified} codes were verified`)
  const target = (what: string, value: number, limit: number, atMost = false) =>
    reportTarget({ target: what, measured: value, needed: limit, atMost }, json)
  target('codes per second in a browser, verified', ours.perSecond, needed.perSecond)
  if (theirs) {
    target(
      'verified codes per second, times unverified ones of qrcode + JSZip',
      ours.perSecond / theirs.perSecond,
      needed.timesTheirs,
    )
  }
  target('memory of the renderer, MB', ours.rendererBytes / 1e6, needed.rendererBytes / 1e6, true)
  target('memory beyond that at rest, MB', ours.growthBytes / 1e6, needed.growthBytes / 1e6, true)
  target('longest task of the page, ms', ours.longestTaskMs, needed.longestTaskMs, true)
} finally {
  await server.stop()
}
process.exit()

async function measure(contender: Contender): Promise<Measured> {
  const { browser, root } = await launchBrowser()
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error))
    await page.goto(server.url)
    const run = (count: number): Promise<BrowserFigures> =>
      page.evaluate(
        (all) => (window as unknown as { run: (...all: unknown[]) => Promise<never> }).run(...all),
        [contender, count, format] as const,
      )
    await run(warmUpCodes)
    const sampler = sampleMemory(root)
    const cpuSeconds = readCpuSeconds(root)
    const figures = await run(codes)
    const memory = sampler.stop()
    const result = {
      ...figures,
      ...memory,
      perSecond: codes / figures.seconds,
      cpuSecondsPerThousand: ((readCpuSeconds(root) - cpuSeconds) * 1000) / codes,
    }
    print(contender, result)
    return result
  } finally {
    await browser.close()
  }
}

type Memory = { growthBytes: number; rendererBytes: number }

/**
 * Maximum memory since the start: of all processes less that at the start, and of the largest
 * renderer; 0 where it cannot be measured.
 */
function sampleMemory(root: number | undefined): { stop: () => Memory } {
  const before = readProcessMemory(root).bytes
  let most = before
  let rendererBytes = 0
  const timer = setInterval(() => {
    const { bytes, renderer } = readProcessMemory(root)
    most = Math.max(most, bytes)
    rendererBytes = Math.max(rendererBytes, renderer)
  }, sampleMs)
  return {
    stop() {
      clearInterval(timer)
      return { growthBytes: most - before, rendererBytes }
    },
  }
}

function print(contender: Contender, figures: Measured): void {
  if (json) {
    console.log(JSON.stringify({ contender, codes, ...figures }))
    return
  }
  const { perSecond, growthBytes, rendererBytes, longestTaskMs, zipBytes } = figures
  const cpu = figures.cpuSecondsPerThousand.toFixed(1)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${contender.padEnd(16)}${Math.round(perSecond).toLocaleString('en').padStart(8)} codes per second, ${cpu} s of processor time per thousand, ` +
      `${megabytes(growthBytes)} more memory, renderer ${megabytes(rendererBytes)}, longest task ${Math.round(longestTaskMs)} ms, ` +
      `file ${megabytes(zipBytes)}`,
  )
}
