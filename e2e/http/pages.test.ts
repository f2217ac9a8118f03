import { expect, test } from 'vitest'
import { fetchPage, fetchPath, textOf } from './fetch-page'

test('a picture of a code exists only at our own address, and is cached', async () => {
  const { find } = await fetchPage('/qr-codes-in-marketing')
  const src = find('main img[src^="/pictures/codes/"]')?.getAttribute('src') ?? ''
  const { headers } = await fetchPath(src)
  expect(headers.get('content-type')).toContain('image/svg+xml')
  expect(headers.get('cache-control')).toContain('immutable')
  const other = src.replace(/.(?=\.svg$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  expect((await fetchPath(other)).status).toBe(404)
})

test('the scanner has the title of the specification', async () => {
  const { document } = await fetchPage('/qr-code-scanner')
  expect(document.title).toBe('Scan Qr Code – Quietzone')
})

test('prices are formatted for each language', async () => {
  for (const [path, price] of [
    ['/pricing', /[$€£]\d/],
    ['/de/pricing', /\d\u00a0€/],
    ['/ja/pricing', /[￥¥]\d/],
  ] as const) {
    const { find } = await fetchPage(path)
    expect(find('main')?.textContent, path).toMatch(price)
  }
})

test.each(['/page/legal-notice', '/page/privacy-policy', '/pricing', '/de/features'])(
  '%s shows visitors no placeholders',
  async (path) => {
    const { find, findAll } = await fetchPage(path)
    expect(textOf(find('main'))).not.toMatch(/\{\{[?\w]|⟦/)
    expect(findAll('main mark')).toEqual([])
  },
)

test('only a member of the team gets a preview', async () => {
  const { status, headers } = await fetchPath('/internal/preview?path=/pricing')
  expect(status).toBe(307)
  expect(headers.get('location')).toBe('/admin')
  expect(headers.get('set-cookie')).toBeNull()
})

test.each(['//example.com', '/\\\\example.com', 'https://example.com'])(
  'leaving a preview never leads to another site: %s',
  async (path) => {
    const query = new URLSearchParams({ path })
    const { headers } = await fetchPath(`/internal/preview/leave?${query}`)
    expect(headers.get('location')).toBe('/')
  },
)

test('the generator asks for no more than it needs to start', async () => {
  const html = await (await fetchPath('/')).text()
  const forAll = html.replace(/<script[^>]*nomodule[^>]*>/i, '')
  const scripts = new Set(forAll.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))
  const sizes = await Promise.all(
    [...scripts].map(async (script) => {
      const { headers } = await fetchPath(script, { headers: { 'accept-encoding': 'br' } })
      return Number(headers.get('content-length'))
    }),
  )
  expect(html.length).toBeLessThan(205_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})
