import { describe, expect, it } from 'vitest'
import type { Page } from './page'
import { findErrorPath, isBarePage, isDrawnByAdmin, replaceBarePage } from './replace-bare-page'

const makePage = (status: number, html: string, headers: Page['headers'] = {}): Page => ({
  ...{ status, headers: { 'content-type': 'text/html', ...headers }, body: Buffer.from(html) },
})
const bare = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'

describe('a page that Next could not draw', () => {
  it('is one that failed, and is empty', () => {
    expect(isBarePage(makePage(500, bare))).toBe(true)
    expect(isBarePage(makePage(404, bare))).toBe(true)
    expect(isBarePage(makePage(200, bare))).toBe(false)
    expect(isBarePage(makePage(404, '<!DOCTYPE html><html lang="de"><h1>Nicht da'))).toBe(false)
    expect(isBarePage(makePage(404, bare, { 'content-type': 'text/plain' }))).toBe(false)
  })

  it('remains if the scripts of the admin draw a missing page', () => {
    expect(isDrawnByAdmin(makePage(404, bare), '/admin/collections/messages?a=1')).toBe(true)
    expect(isDrawnByAdmin(makePage(500, bare), '/admin/collections/messages')).toBe(false)
    expect(isDrawnByAdmin(makePage(404, bare), '/administration')).toBe(false)
  })

  it('gives way to the page for failures or for unknown addresses, in its language', () => {
    expect(findErrorPath(500, '/de/blog', 'localhost')).toBe('/de/errors/failure')
    expect(findErrorPath(404, '/messages/x.json?a=1', 'localhost')).toBe('/errors/unknown')
    // The specification words these differently.
    expect(findErrorPath(404, '/de/none?a=/b', 'localhost')).toBe('/de/no_page')
    expect(findErrorPath(404, '/ja/blog/none', 'localhost')).toBe('/ja/blog/no_page')
    expect(findErrorPath(404, '/blog/tag/none', 'localhost')).toBe('/blog/tag/no_page')
    expect(findErrorPath(404, '/page/none', 'localhost')).toBe('/page/no_page')
  })

  it('keeps its status, is never stored, and is named with its query, but not in scripts', () => {
    const script = '<script>path="/errors/unknown"</script>'
    const policy = { 'content-security-policy': "script-src 'sha256-x'" }
    const own = makePage(404, `<html><h1>Nicht da: /errors/unknown</h1>${script}`, policy)
    const url = '/messages/%3Cx.json?a=1&b=%E0'
    const page = replaceBarePage(makePage(500, bare), own, '/errors/unknown', url)
    expect(page.status).toBe(500)
    expect(page.headers).toMatchObject({ ...policy, 'cache-control': 'private, no-store' })
    expect(page.body.toString()).toBe(
      `<html><h1>Nicht da: /messages/%3Cx.json?a=1&#38;b=%E0</h1>${script}`,
    )
  })

  it('links to the same address in other languages', () => {
    const html = '<html><h1>Page Not Found: /de/blog/no_page</h1><a href="/fr/blog/no_page">'
    const page = replaceBarePage(
      makePage(404, bare),
      makePage(404, html),
      '/de/blog/no_page',
      '/de/blog/none?a=1',
    )
    expect(page.body.toString()).toBe(html.replaceAll('no_page', 'none'))
  })
})
