// Measures the scanner's page in Chromium: the time from choosing a picture to the end of its
// search, and the memory that is left after many presses of "Start over".
// npm run bench -- scanner [--json] [--url http://localhost:3000] [--corpus DIR] [--times 200]
//
// times   every picture of the corpus (see decode.bench.ts) alone, followed by "Start over";
//         from the choice to the shown result, so opening, worker and display are included
// memory  one picture again and again; the heap of the page after garbage collection, and the
//         memory of the renderer's process, in which the workers run (Linux only), per "Start over"
//         between a quarter of the presses and the last one; measured after the browser was made to
//         free its caches of decoded pictures, which it otherwise does when memory is short
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { defaultDesign } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { renderPlainSvg } from '@/qr/render/render-plain-svg'
import { spawnSite } from '../src/start/spawn-site'
import { launchBrowser } from './launch-browser'
import { readProcessMemory } from './read-processes'
import { reportTarget } from './report-target'

const args = process.argv.slice(2)
const json = args.includes('--json')
const siteUrl = args.find((arg) => arg.startsWith('http'))
const times = Number(args.includes('--times') ? args[args.indexOf('--times') + 1] : 200)
const at = args.indexOf('--corpus')
const corpus = resolve(at >= 0 ? (args[at + 1] ?? '') : '../shared/corpus')
const needed = { medianMs: 250, p95Ms: 2000, heapBytes: 20e3, rendererBytes: 100e3 }

type Upload = { name: string; mimeType: string; buffer: Buffer }

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const site = siteUrl ? undefined : await spawnSite({ DATA_DIR: dataDir })
const { browser, root } = await launchBrowser()
try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  // A helper that the transpiler adds to functions.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watchScans)
  await page.goto(`${siteUrl ?? site?.url}/qr-code-scanner`)
  await measureTimes(page)
  await measureMemory(page, await page.context().newCDPSession(page), root)
} finally {
  await browser.close()
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

async function measureTimes(page: Page): Promise<void> {
  const manifest = join(corpus, 'manifest.json')
  if (!existsSync(manifest)) {
    console.error(`No ${manifest}: times are not measured. Name a folder with --corpus DIR.`)
    return
  }
  const spentMs: number[] = []
  let withResult = 0
  const pictures: { file: string }[] = JSON.parse(readFileSync(manifest, 'utf8'))
  for (const { file } of pictures) {
    const type = file.endsWith('.webp') ? 'webp' : file.endsWith('.png') ? 'png' : 'jpeg'
    const buffer = readFileSync(join(corpus, file))
    spentMs.push(await scan(page, { name: basename(file), mimeType: `image/${type}`, buffer }))
    if ((await page.locator('[data-reading]').count()) > 0) withResult++
    await startOver(page)
  }
  const sorted = spentMs.toSorted((a, b) => a - b)
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number
  const figures = { pictures: sorted.length, withResult, maxMs: quantile(1) }
  console.log(
    json
      ? JSON.stringify(figures)
      : `${sorted.length} pictures, ${withResult} with a result, longest ${Math.round(quantile(1))} ms`,
  )
  const target = (what: string, measured: number, most: number) =>
    reportTarget({ target: `scan, ${what}`, measured, needed: most, atMost: true }, json)
  target('median ms', quantile(0.5), needed.medianMs)
  target('95th percentile ms', quantile(0.95), needed.p95Ms)
}

async function measureMemory(
  page: Page,
  session: CDPSession,
  root: number | undefined,
): Promise<void> {
  const picture = await drawPhoto()
  const samples: { done: number; heap: number; renderer: number }[] = []
  await session.send('Performance.enable')
  for (let done = 0; done <= times; done++) {
    if (done % Math.ceil(times / 8) === 0) {
      await session.send('HeapProfiler.collectGarbage')
      // Frees what the browser stores only as long as memory is plentiful, such as decoded pictures.
      await session.send('Memory.simulatePressureNotification', { level: 'critical' })
      await page.waitForTimeout(500)
      const { metrics } = await session.send('Performance.getMetrics')
      const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
      const sample = { done, heap, renderer: readProcessMemory(root).renderer }
      samples.push(sample)
      console.log(
        json
          ? JSON.stringify(sample)
          : `after ${done}: heap ${megabytes(heap)}, renderer ${megabytes(sample.renderer)}`,
      )
    }
    await scan(page, picture)
    await startOver(page)
  }
  const first = samples[2] ?? samples[0]
  const last = samples.at(-1)
  if (!first || !last || first === last) return
  const perPress = (value: 'heap' | 'renderer') =>
    (last[value] - first[value]) / (last.done - first.done) / 1000
  const target = (what: string, measured: number, most: number) =>
    reportTarget(
      { target: `${what} per start over, kB`, measured, needed: most, atMost: true },
      json,
    )
  target('heap of the page', perPress('heap'), needed.heapBytes / 1000)
  if (last.renderer > 0) {
    target('memory of the renderer', perPress('renderer'), needed.rendererBytes / 1000)
  }
}

/** Chooses a picture and waits for the end of its search; returns its duration in milliseconds. */
async function scan(page: Page, picture: Upload): Promise<number> {
  await page.locator('[data-scanner] input[type=file]').first().setInputFiles(picture)
  return page.evaluate(() => (window as unknown as ScanWindow).scanEnded())
}

async function startOver(page: Page): Promise<void> {
  await page.locator('[data-scanner] section button', { hasText: 'Start over' }).click()
  await page.locator('[data-scanner=start]').waitFor()
}

/** A code on a gray page, about as large as the photo of a phone after sharing. */
async function drawPhoto(): Promise<Upload> {
  const encoded = encodeMatrix('https://example.com/menu?table=12', encodeOptions(defaultDesign))
  if (!encoded.ok) throw new Error('The text does not fit')
  const svg = renderPlainSvg(encoded.matrix, defaultDesign)
  const buffer = await sharp(Buffer.from(svg))
    .resize(700)
    .extend({ top: 250, bottom: 250, left: 450, right: 450, background: '#c8c4bc' })
    .jpeg()
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

type ScanWindow = { scanEnded: () => Promise<number> }

/** Runs in the page before its scripts: times each choice of a file until the result is shown. */
function watchScans(): void {
  let startedMs = 0
  let result = Promise.resolve(0)
  document.addEventListener(
    'change',
    () => {
      startedMs = performance.now()
      result = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const status = document.querySelector('[data-scanner] section h2 ~ [role=status]')
          if (!/ in the picture$/.test(status?.textContent ?? '')) return
          observer.disconnect()
          resolve(performance.now() - startedMs)
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      })
    },
    true,
  )
  Object.assign(window, { scanEnded: () => result })
}
