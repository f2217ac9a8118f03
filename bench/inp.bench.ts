// Measures how soon the page paints after a press, in a Chromium slowed down four times: each tab of
// the editor, menus, sheets and dialogs, the first time and again, beside the same on a bare page.
// The pointer rests on a button before it is pressed, so that what loads ahead is loaded. "shown" is
// when the content itself is there, which may follow the first paint in pieces.
// npm run bench -- inp [--json] [--url http://localhost:3000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { paths } from '@/paths'
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs'
import { spawnSite } from '../src/start/spawn-site'
import { barePage } from './inp/bare-page'
import { reportTarget } from './report-target'

const args = process.argv.slice(2)
const json = args.includes('--json')
const siteUrl = args.find((arg) => arg.startsWith('http'))
const slowdown = 4
const mostMs = 100
/** Each in a new page. */
const rounds = 3
const restMs = 1500
const phone = { width: 412, height: 823 }
const desktop = { width: 1280, height: 800 }
const bareUrl = 'http://bare.test/'

/** Selectors of Playwright and of CSS. */
type Press = {
  name: string
  /** What the bare page has for comparison. */
  kind: 'tab' | 'menu' | 'dialog'
  press: string
  shown: string
}
type Visit = { path: string; viewport: typeof phone; ready: string; presses: readonly Press[] }

const panel = '[role=tabpanel]:not([hidden])'
const menuLink = 'details[open] [data-menu-panel] a'
const tab = (name: string, shown: string): Press => ({
  ...{ name: `tab ${name}`, kind: 'tab', shown },
  press: `role=tab[name="${name}"]`,
})
const dialog = (name: string, press: string, content: string): Press => ({
  ...{ name, kind: 'dialog', press },
  shown: `dialog[open] ${content}`,
})
const field = 'form [name="text"]'
const editor = { path: paths.home, viewport: phone, ready: field }
const visits: readonly Visit[] = [
  {
    ...editor,
    presses: [
      tab('Style', `${panel} fieldset`),
      tab('Logo', `${panel} section button`),
      tab('Frame', `${panel} fieldset`),
      tab('Download', `${panel} fieldset`),
      tab('Print', `${panel} select`),
      tab('Content', field),
    ],
  },
  {
    ...editor,
    presses: [
      dialog('sheet of types', 'button[aria-haspopup=dialog].min-h-12', 'a'),
      dialog('side menu', 'header button[aria-haspopup=dialog]', 'a'),
      {
        ...{ name: 'language menu', kind: 'menu', shown: menuLink },
        press: 'header summary:has(img):visible',
      },
      dialog('recent codes', 'role=button[name="Recent codes"]', 'p'),
      dialog('share dialog', 'role=button[name="Share link"]', 'input'),
      dialog('enlarged code', '[data-sheet] button[aria-haspopup=dialog]', 'svg'),
    ],
  },
  {
    ...{ path: paths.scanner, viewport: phone, ready: '[data-scanner]' },
    presses: [
      dialog('scanner: check a link', '[data-scanner] button:has-text("link")', 'textarea'),
      dialog('scanner: history', '[data-scanner] button:has-text("istory")', 'p'),
    ],
  },
  {
    ...{ path: paths.batch, viewport: phone, ready: '[data-testid="batch-list"]' },
    presses: [
      { ...tab('Paste', `${panel} textarea`), name: 'batch: paste' },
      { ...tab('Number series', `${panel} input`), name: 'batch: number series' },
    ],
  },
  {
    ...{ path: paths.home, viewport: desktop, ready: field },
    presses: [
      {
        ...{ name: 'menu of the header', kind: 'menu', shown: menuLink },
        press: 'header nav summary >> nth=0',
      },
      {
        ...{ name: 'language menu, wide', kind: 'menu', shown: menuLink },
        press: 'header summary:has(img):visible',
      },
    ],
  },
]
const bareVisit: Visit = {
  ...{ path: bareUrl, viewport: phone, ready: '#tab' },
  presses: [
    { name: 'bare tab', kind: 'tab', press: '#tab', shown: '#panel input' },
    { name: 'bare menu', kind: 'menu', press: 'summary', shown: '#menu a' },
    { name: 'bare dialog', kind: 'dialog', press: '#dialog', shown: 'dialog[open] a' },
  ],
}

type Times = { paintMs: number; shownMs: number }
type Figure = { first: Times; again: Times }

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
const site = siteUrl ? undefined : await spawnSite({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless=new', ...chromiumFlags],
})
try {
  const origin = siteUrl ?? site?.url ?? ''
  const bare = await measureVisit(browser, bareVisit, '')
  for (const { name, kind } of bareVisit.presses)
    print(name, bare.get(name), bare.get(`bare ${kind}`))
  for (const visit of visits) {
    const figures = await measureVisit(browser, visit, origin)
    for (const { name, kind } of visit.presses) {
      const figure = figures.get(name)
      print(name, figure, bare.get(`bare ${kind}`))
      const worst = Math.max(figure?.first.paintMs ?? 0, figure?.again.paintMs ?? 0)
      reportTarget({ target: name, measured: worst, needed: mostMs, atMost: true }, json)
    }
  }
} finally {
  await browser.close()
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()

function print(name: string, figure: Figure | undefined, bare: Figure | undefined): void {
  if (!figure || !bare) throw new Error(`${name} was not measured`)
  const ratio = figure.first.paintMs / bare.first.paintMs
  if (json) {
    console.log(JSON.stringify({ name, ...figure, ratio }))
    return
  }
  const say = ({ paintMs, shownMs }: Times) =>
    `${paintMs.toFixed(0).padStart(4)} ms, shown ${shownMs.toFixed(0).padStart(4)} ms`
  console.log(
    `${name.padEnd(24)} first ${say(figure.first)}; again ${say(figure.again)}; ${ratio.toFixed(1)} × bare`,
  )
}

/** The medians of all rounds. */
async function measureVisit(inside: Browser, visit: Visit, origin: string) {
  const runs: Map<string, Figure>[] = []
  for (let round = 0; round < rounds; round++) runs.push(await visitOnce(inside, visit, origin))
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
  const medianTimes = (name: string, which: keyof Figure): Times => {
    const times = runs.flatMap((run) => run.get(name)?.[which] ?? [])
    return {
      paintMs: median(times.map(({ paintMs }) => paintMs)),
      shownMs: median(times.map(({ shownMs }) => shownMs)),
    }
  }
  return new Map(
    visit.presses.map(({ name }) => [
      name,
      { first: medianTimes(name, 'first'), again: medianTimes(name, 'again') },
    ]),
  )
}

async function visitOnce(inside: Browser, visit: Visit, origin: string) {
  const context = await inside.newContext({ viewport: visit.viewport })
  await context.route(`${bareUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: barePage }),
  )
  const page = await context.newPage()
  await page.goto(origin + visit.path)
  await page.locator(visit.ready).first().waitFor()
  const ownText = page.locator(field)
  if ((await ownText.count()) > 0) await ownText.fill('https://example.com/menu')
  await page.waitForTimeout(2 * restMs)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const figures = new Map<string, Figure>()
  const first = new Map<string, Times>()
  for (const press of visit.presses) first.set(press.name, await measurePress(page, press))
  for (const press of visit.presses) {
    const again = await measurePress(page, press)
    figures.set(press.name, { first: first.get(press.name) as Times, again })
  }
  await context.close()
  return figures
}

async function measurePress(page: Page, { kind, press, shown, name }: Press): Promise<Times> {
  const button = page.locator(press).first()
  await button.hover()
  await page.waitForTimeout(restMs)
  await page.evaluate(watchPress, shown)
  await button.click()
  const times = await page
    .waitForFunction(() => (window as unknown as { press?: Times }).press, null, {
      timeout: 20_000,
    })
    .then((handle) => handle.jsonValue())
    .catch(() => {
      throw new Error(`${name} showed no ${shown}`)
    })
  if (kind !== 'tab') await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await page.waitForTimeout(restMs / 3)
  return times as Times
}

/**
 * Runs in the page. The paint is the next one after the click, or the longest of the press as the
 * browser reports it. Contains no named functions, because the TypeScript loader would wrap them in
 * a helper that the page does not have.
 */
function watchPress(shown: string): void {
  const state = window as unknown as { press: Times | undefined }
  state.press = undefined
  let [paintMs, shownMs] = [0, 0]
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) paintMs = Math.max(paintMs, entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          paintMs = Math.max(paintMs, performance.now() - timeStamp)
        }
        port2.postMessage(null)
      })
      const timer = setInterval(() => {
        const found = [...document.querySelectorAll(shown)].some((each) => each.checkVisibility())
        if (!found) return
        shownMs ||= performance.now() - timeStamp
        clearInterval(timer)
        // The browser reports a press a moment after its paint.
        setTimeout(() => {
          observer.disconnect()
          state.press = { paintMs, shownMs: Math.max(paintMs, shownMs) }
        }, 500)
      }, 4)
    },
    { capture: true, once: true },
  )
}
