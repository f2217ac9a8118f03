import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Locale, locales } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import type { LocaleDomains } from './locale-link'
import { SuggestLanguage } from './suggest-language'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const findSuggestion = (locale: 'de' | 'en') =>
  page.getByRole('region', {
    name: message('site.suggestion.label', {}, locale),
    exact: true,
  })
const suggestion = findSuggestion('de')
const link = suggestion.getByRole('link', {
  name: message('site.suggestion.view', {}, 'de'),
})

const preventNavigation = (event: Event) => event.preventDefault()
let requested: string[]

/** Adds the alternates of a page that exists in every language. */
function addAlternates() {
  for (const { code, lang } of locales) {
    const alternate = document.createElement('link')
    Object.assign(alternate, { rel: 'alternate', hreflang: lang, href: localizedPath(code, '/') })
    document.head.append(alternate)
  }
}

async function visit(
  path: string,
  { languages = ['de-AT', 'en'], domains }: { languages?: string[]; domains?: LocaleDomains } = {},
) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const [, first] = path.split('/')
  const locale = locales.find(({ code }) => code === first)?.code ?? ('en' satisfies Locale)
  return renderInSite(
    <SuggestLanguage locale={locale} domains={domains} cookieDomain={undefined} />,
    { locale, path },
  )
}

/** Makes a visit that suggests German. Called last, when all earlier requests are complete. */
async function expectFirstSuggestion() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chrome)
  addAlternates()
  await visit('/it/pricing')
  await expect.element(link).toHaveAttribute('href', '/de/pricing')
  expect(requested).toHaveLength(1)
}

beforeEach(async () => {
  await cookieStore.delete('NEXT_LOCALE')
  requested = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    requested.push(input instanceof Request ? input.url : String(input))
    return fetch(input, init)
  })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chrome)
  window.addEventListener('click', preventNavigation)
})
afterEach(() => {
  vi.restoreAllMocks()
  window.removeEventListener('click', preventNavigation)
  for (const alternate of document.querySelectorAll('link[rel="alternate"]')) alternate.remove()
})

it('offers the page in the visitor’s language, in that language, and remembers the choice', async () => {
  addAlternates()
  await visit('/fr/pricing')
  await expect.element(suggestion).toHaveAttribute('lang', 'de')
  await expect.element(suggestion).toHaveTextContent(message('site.suggestion.text', {}, 'de'))
  await expect.element(link).toHaveAttribute('href', '/de/pricing')
  history.replaceState(history.state, '', '#plans')
  await link.click()
  await expect.element(link).toHaveAttribute('href', `/de/pricing${location.search}#plans`)
  expect(await cookieStore.get('NEXT_LOCALE')).toMatchObject({
    value: 'de',
    path: '/',
    sameSite: 'lax',
  })
})

it('leads to the sub-domain of the language where there are sub-domains', async () => {
  addAlternates()
  await visit('/zh/wifi', { domains: { protocol: 'https:', siteHost: 'example.com' } })
  await expect.element(link).toHaveAttribute('href', 'https://de.example.com/wifi')
})

it('suggests nothing on a page that does not exist in the visitor’s language', async () => {
  const { unmount } = await visit('/fr/no/such/page')
  await unmount()
  await expectFirstSuggestion()
})

it('suggests the language when it reaches the head after the page is shown', async () => {
  await visit('/fr/pricing')
  addAlternates()
  await expect.element(link).toHaveAttribute('href', '/de/pricing')
})

it('suggests nothing in the visitor’s own language or to a crawler', async () => {
  addAlternates()
  const { unmount } = await visit('/de/pricing')
  await unmount()
  const readUserAgent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue(`${chrome} (compatible; Googlebot/2.1)`)
  readUserAgent.mockClear()
  const { unmount: leave } = await visit('/fr/pricing')
  await expect.poll(() => readUserAgent.mock.calls.length).toBeGreaterThan(0)
  await leave()
  await expectFirstSuggestion()
})

it('moves the focus to the content when dismissed, and never suggests anything again', async () => {
  addAlternates()
  const { unmount } = await visit('/fr')
  await expect.element(link).toHaveAttribute('href', '/de')
  suggestion
    .getByRole('button', { name: message('site.suggestion.dismiss', {}, 'de') })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(suggestion).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await unmount()

  requested = []
  const { unmount: leave } = await visit('/es')
  await leave()
  localStorage.clear()
  await expectFirstSuggestion()
})

it('prefers the language chosen earlier, and falls back to English', async () => {
  addAlternates()
  const { unmount } = await visit('/de/pricing', { languages: ['ko-KR'] })
  await expect
    .element(findSuggestion('en').getByRole('link'))
    .toHaveAttribute('href', '/en/pricing')
  await unmount()
  await cookieStore.set('NEXT_LOCALE', 'de')
  await visit('/fr/pricing', { languages: ['en-US'] })
  await expect.element(link).toHaveAttribute('href', '/de/pricing')
})
