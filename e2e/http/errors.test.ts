import { expect, it } from 'vitest'
import { getLocale, localeCodes } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { sampleInGate } from '@/testing/pick-sample'
import { message } from '../catalog'
import { fetchPage } from './fetch-page'

/** Each message of the catalog, and an address that shows it. */
const missing: [path: string, key: string, english: string][] = [
  ['/no-such-type', 'pageNotFound', 'Page Not Found'],
  ['/does/not/exist', 'pathNotFound', 'Page not found: /does/not/exist'],
  ['/blog/no-such-article', 'pathInvalid', 'Page Not Found: /blog/no-such-article'],
  ['/page/no-such-page', 'pathInvalid', 'Page Not Found: /page/no-such-page'],
]

it.each(sampleInGate(localeCodes, 3))(
  'answers missing pages in %s with status, message, both buttons, illustration, navigation and footer',
  async (locale) => {
    const text = (key: string) => message(locale, `site.errors.${key}`)
    for (const [path, key, english] of missing) {
      const address = localizedPath(locale, path)
      const { status, document, find } = await fetchPage(address)
      expect(status, address).toBe(404)
      const heading = text(key).replace('{path}', address)
      if (locale === 'en') expect(heading).toBe(english)
      expect(find('h1')?.textContent, address).toBe(heading)
      expect(document.title, address).toBe(heading)
      expect(document.documentElement.lang, address).toBe(getLocale(locale).lang)
      expect(find('meta[name="robots"][content="noindex"]'), address).not.toBeNull()
      expect(find(`main a[href="${localizedPath(locale, paths.home)}"]`), address).not.toBeNull()
      const generator = localizedPath(locale, paths.generator('url'))
      expect(find(`main a[href="${generator}"]`)?.textContent, address).toBe(text('tryService'))
      const picture = find('main svg[role="img"]')
      expect(picture?.getAttribute('aria-label'), address).toMatch(/./)
      expect(find('header'), address).not.toBeNull()
      expect(find('footer'), address).not.toBeNull()
    }
  },
)

it.each([
  ['/does/not/exist?a=1&b=x%20y', 'Page not found: /does/not/exist?a=1&b=x y'],
  ['/de/gibt/es/nicht?q=%C3%BC', '/de/gibt/es/nicht?q=ü'],
  ['/messages/none.json?v=2', '/messages/none.json?v=2'],
])('names %s with its query without scripts', async (path, heading) => {
  const { status, document, find } = await fetchPage(path, { headers: { accept: 'text/html' } })
  expect(status).toBe(404)
  expect(find('h1')?.textContent).toContain(heading)
  expect(document.title).toContain(heading)
})

it.each([
  ['/%', 'Page Not Found'],
  ['/de/%E0%A4%A/x', '/de/%E0%A4%A/x'],
  ['/blog/a%00b', '/blog/a%00b'],
  ['/messages/none.json', '/messages/none.json'],
])(
  'answers %s, which cannot be decoded or has no file, like a missing page',
  async (path, heading) => {
    const { status, find } = await fetchPage(path, { headers: { accept: 'text/html' } })
    expect(status).toBe(404)
    expect(find('h1')?.textContent).toContain(heading)
  },
)
