import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { paintFirst } from './paint-first'

const page =
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script></head><body><h1>Hi</h1><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script src="/_next/static/chunks/c.js" async="" id="_R_"></script><script>self.__next_f.push([1,"x"])</script><script src="/_next/static/chunks/old.js" noModule=""></script></body></html>'
const held = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`)

/** Runs the script that the page ends with, in a page that has only what it asks for. */
function runStarter(html: string) {
  const [, starter = ''] = /<script>(\(\(paths\)=>[\s\S]*?)<\/script><\/body>/.exec(html) ?? []
  const begins: (() => void)[] = []
  const started: string[] = []
  runInNewContext(starter, {
    window: {},
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => started.push(src) },
    },
    PerformanceObserver: class {
      constructor(begin: () => void) {
        begins.push(begin)
      }
      observe() {}
    },
    setTimeout: (begin: () => void) => begins.push(begin),
  })
  return { begins, started }
}

describe('paintFirst', () => {
  it('holds the scripts of the page back and leaves all others in their places', () => {
    const html = paintFirst(page)
    expect(html).not.toMatch(/<(script|link)[^>]*(src|href)="[^"]*[abc]\.js"/)
    expect(html).toContain('<script>self.__next_f.push([1,"x"])</script>')
    expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">')
  })

  it('starts each of them once, after the first paint or, in a tab not seen, by the clock', () => {
    const { begins, started } = runStarter(paintFirst(page))
    expect(started).toEqual([])
    expect(begins).toHaveLength(2)
    for (const begin of begins) begin()
    expect(started).toEqual(held)
  })

  it('leaves a page without scripts as it is', () => {
    expect(paintFirst('<html><body>x</body></html>')).toBe('<html><body>x</body></html>')
  })
})
