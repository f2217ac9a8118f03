// Measures how fast the code follows a keystroke on a slow phone: from the input event to the
// changed picture, in a Chromium slowed down four times, our page with a plain and with a styled
// code compared with a page that uses qr-code-styling and a bare page that inserts qrcode's SVG.
// npm run bench -- typing [--json] [--url http://localhost:3000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { paths } from '@/paths'
import { type Design, defaultDesign } from '@/qr/design/design'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs'
import { spawnSite } from '../src/start/spawn-site'
import { reportTarget } from './report-target'
import { servePeers } from './typing/serve-peers'

const args = process.argv.slice(2)
const json = args.includes('--json')
const siteUrl = args.find((arg) => arg.startsWith('http'))
const slowdown = 4
const pauseMs = 120
const typed = 'https://example.com/menu?table=12&lang=de and some more words to fill a symbol'
const needed = { medianMs: 16, p95Ms: 33 }

/** A typical style: dots, a gradient, and round finders in another color. */
const styled: Design = {
  ...defaultDesign,
  level: 'Q',
  modules: {
    shape: 'rounded',
    scale: 1,
    fill: {
      kind: 'linear',
      angleDegrees: 45,
      stops: [
        { offset: 0, color: '#0b3d2e' },
        { offset: 1, color: '#1668a8' },
      ],
    },
  },
  finders: {
    frame: 'rounded',
    pupil: 'circle',
    frameFill: { kind: 'solid', color: '#0b3d2e' },
    pupilFill: null,
  },
}

type Contestant = { name: string; url: string; field: string; picture: string; design?: Design }

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const site = siteUrl ? undefined : await spawnSite({ DATA_DIR: dataDir })
const peers = await servePeers()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless=new', ...chromiumFlags],
})
try {
  const ours = {
    url: (siteUrl ?? site?.url) + paths.home,
    field: 'form [name="text"]',
    picture: '[data-testid="code"]',
  }
  const contestants: Contestant[] = [
    { name: 'ours, plain', ...ours },
    { name: 'ours, styled', ...ours, design: styled },
    { name: 'qr-code-styling', url: `${peers.url}styling.html`, field: '#text', picture: '#code' },
    { name: 'bare qrcode', url: `${peers.url}bare.html`, field: '#text', picture: '#code' },
  ]
  for (const contestant of contestants) {
    const times = (await measure(browser, contestant)).toSorted((a, b) => a - b)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] as number
    const figures = { name: contestant.name, medianMs: at(0.5), p95Ms: at(0.95) }
    if (json) console.log(JSON.stringify(figures))
    else {
      const [median, p95] = [figures.medianMs, figures.p95Ms].map((ms) => ms.toFixed(1))
      console.log(`${contestant.name.padEnd(18)} median ${median} ms, 95th percentile ${p95} ms`)
    }
    if (!contestant.design) continue
    const target = (what: string, measured: number, most: number) =>
      reportTarget(
        { target: `typing, styled, ${what}`, measured, needed: most, atMost: true },
        json,
      )
    target('median ms', figures.medianMs, needed.medianMs)
    target('95th percentile ms', figures.p95Ms, needed.p95Ms)
  }
} finally {
  await browser.close()
  await peers.stop()
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

/** Returns the milliseconds from each input event to the changed picture. */
async function measure(inside: Browser, contestant: Contestant): Promise<number[]> {
  const { url, field, picture, design } = contestant
  const context = await inside.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  if (design) {
    await page.addInitScript((storedDesign) => {
      sessionStorage.setItem('generator:design', storedDesign)
    }, JSON.stringify(design))
  }
  await page.goto(url)
  await page.locator(field).click()
  await warmUp(page, field)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchPicture, picture)
  for (const letter of typed) {
    await page.keyboard.type(letter)
    await page.waitForTimeout(pauseMs)
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  if (times.length < typed.length * 0.9) {
    throw new Error(`${contestant.name} changed its picture only ${times.length} times`)
  }
  await context.close()
  return times
}

/**
 * Types the first letters, so that lazily loaded parts, such as the drawing of shapes, are loaded
 * before the measurement.
 */
async function warmUp(page: Page, field: string): Promise<void> {
  await page.keyboard.type('warm')
  await page.waitForTimeout(3000)
  await page.locator(field).fill('')
  await page.waitForTimeout(1000)
}

/**
 * Runs in the page and records how long after an input event the picture first changes. Contains no
 * named functions, because the TypeScript loader would wrap them in a helper that the page does not
 * have.
 */
function watchPicture(selector: string): void {
  const times: number[] = []
  Object.assign(window, { times })
  let sinceMs: number | undefined
  addEventListener(
    'input',
    () => {
      sinceMs = performance.now()
    },
    { capture: true },
  )
  const picture = document.querySelector(selector)
  if (!picture?.parentElement) throw new Error(`No picture at ${selector}`)
  new MutationObserver(() => {
    if (sinceMs === undefined) return
    times.push(performance.now() - sinceMs)
    sinceMs = undefined
  }).observe(picture.parentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['d', 'src'],
  })
}
