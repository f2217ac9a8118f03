import { expect, test } from 'vitest'
import { message } from '../catalogue'
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

test('a legal page is labelled as a template and marks what to fill in', async () => {
  const { find, findAll } = await fetchPage('/page/privacy-policy')
  expect(textOf(find('main'))).toContain(message('en', 'pages.template'))
  expect(findAll('main mark').length).toBeGreaterThan(2)
})
