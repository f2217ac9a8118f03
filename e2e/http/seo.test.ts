import { expect, it } from 'vitest'
import { locales } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { sampleInGate } from '@/testing/pick-sample'
import { fetchPage, fetchPath, siteUrl } from './fetch-page'
import { readAlternates } from './read-page'

it.each(sampleInGate(locales, 2))('can be installed in $code', async ({ code, lang }) => {
  const { find } = await fetchPage(localizedPath(code, '/'))
  const address = find('link[rel="manifest"]')?.getAttribute('href')
  const answer = await fetchPath(address as string)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ lang, start_url: localizedPath(code, '/'), scope: '/' })
  const icons = manifest.icons as { src: string }[]
  const shortcuts = manifest.shortcuts as { url: string }[]
  for (const target of [...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]) {
    expect((await fetchPath(target)).status, target).toBe(200)
  }
})

it('draws pictures to share for its own pages only, to be cached for ever', async () => {
  const { find } = await fetchPage('/ja/wifi')
  const address = find('meta[property="og:image"]')?.getAttribute('content') as string
  const answer = await fetchPath(address)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const other = new URL(address)
  other.searchParams.set('title', 'A stranger’s text')
  expect((await fetchPath(other.href)).status).toBe(404)
})

it('keeps searches out of search engines and has no empty site maps', async () => {
  const { document, find } = await fetchPage('/blog/search?q=wifi')
  expect(find('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow')
  expect(readAlternates(document, siteUrl())).toEqual({})
  for (const path of ['/sitemap/en-99.xml', '/sitemap/xx-1.xml']) {
    expect((await fetchPath(path)).status, path).toBe(404)
  }
})
