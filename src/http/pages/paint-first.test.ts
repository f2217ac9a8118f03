import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { paintFirst } from './paint-first'

const page =
  '<!DOCTYPE html><html lang="de" dir="ltr"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><link rel="preload" href="/_next/static/chunks/d.js" as="script" fetchPriority="low"/><script src="/_next/static/chunks/a.js" async=""></script></head><body><h1>Hi</h1><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script src="/_next/static/chunks/c.js" async="" id="_R_"></script><script>self.__next_f.push([1,"x"])</script><script src="/_next/static/chunks/old.js" noModule=""></script></body></html>'
const held = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`)

type Script = { src: string; onerror: () => void; remove: () => void }

/** Runs the last inline script of a page in a stub of the browser's APIs. */
function runStarter(
  html: string,
  { isOnLine = true, stored = {} as Record<string, unknown> } = {},
) {
  const [, starter = ''] =
    /<script>(\(\(paths,failurePath\)=>[\s\S]*?)<\/script><\/body>/.exec(html) ?? []
  const begins: (() => void)[] = []
  const scripts: Script[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const requested: string[] = []
  const location = { pathname: '/de/wifi', reload: vi.fn() }
  const document = {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: Script) => scripts.push(script) },
  }
  runInNewContext(starter, {
    window: {},
    document,
    location,
    navigator: { onLine: isOnLine },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: unknown) => {
        stored[key] = value
      },
    },
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener
    },
    PerformanceObserver: class {
      constructor(begin: () => void) {
        begins.push(begin)
      }
      observe() {}
    },
    XMLHttpRequest: class {
      open(_: string, path: string) {
        requested.push(path)
      }
      send() {}
    },
    setTimeout: (run: (...args: unknown[]) => void, ms: number, ...args: unknown[]) =>
      ms === 500 ? run(...args) : begins.push(run),
  })
  return { begins, scripts, listeners, asked: requested, location, document, stored }
}

/** Runs a page in which one script fails to load, and fails again on the second request. */
function loseScript(options?: Parameters<typeof runStarter>[1]) {
  const run = runStarter(paintFirst(page).html, options)
  run.begins[0]?.()
  run.scripts[1]?.onerror()
  run.scripts.at(-1)?.onerror()
  return run
}

describe('paintFirst', () => {
  it('holds the scripts of the page back and leaves all others in their places', () => {
    const { html } = paintFirst(page)
    expect(html).not.toMatch(/<(script|link)[^>]*(src|href)="[^"]*[abc]\.js"/)
    expect(html).toContain('<script>self.__next_f.push([1,"x"])</script>')
    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">')
  })

  it('starts each of them once, after the first paint or, in a tab not seen, by the clock', () => {
    const { begins, scripts } = runStarter(paintFirst(page).html)
    expect(scripts).toEqual([])
    expect(begins).toHaveLength(2)
    for (const begin of begins) begin()
    expect(scripts.map(({ src }) => src)).toEqual(held)
  })

  it('asks for a script that did not arrive once more, then reloads the page, once', () => {
    const first = loseScript()
    expect(first.scripts.map(({ src }) => src)).toEqual([...held, held[1]])
    expect(first.location.reload).toHaveBeenCalledOnce()
    expect(first.asked).toEqual([])

    const second = loseScript({ stored: first.stored })
    expect(second.location.reload).not.toHaveBeenCalled()
    expect(second.asked).toEqual(['/de/errors/failure'])
  })

  it('does not reload a page within ten seconds of another reload', () => {
    const { location, asked } = loseScript({ stored: { 'reloaded-at': Date.now() - 9_000 } })
    expect(location.reload).not.toHaveBeenCalled()
    expect(asked).toHaveLength(1)
  })

  it('leaves a page to be read while there is no connection, and loads it again after', () => {
    const { location, asked, listeners } = loseScript({ isOnLine: false })
    expect(asked).toEqual([])
    expect(location.reload).not.toHaveBeenCalled()
    listeners.online?.({})
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it('shows the page for failures when a script of the site throws at the start', () => {
    const filename = 'https://example.com/_next/static/chunks/a.js'
    const own = runStarter(paintFirst(page).html)
    own.listeners.error?.({ filename, message: 'x is not defined' })
    expect(own.asked).toEqual(['/de/errors/failure'])

    const foreign = runStarter(paintFirst(page).html)
    foreign.listeners.error?.({ filename: 'extension://x.js', message: 'x' })
    expect(foreign.asked).toEqual([])

    const alive = runStarter(paintFirst(page).html)
    Object.assign(alive.document, { __reactContainer$1: {} })
    alive.listeners.error?.({ filename, message: 'x is not defined' })
    expect(alive.asked).toEqual([])
  })

  it('leaves a page without scripts as it is', () => {
    expect(paintFirst('<html><body>x</body></html>')).toEqual({
      html: '<html><body>x</body></html>',
    })
  })
})
