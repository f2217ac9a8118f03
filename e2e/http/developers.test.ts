import { describe, expect, it } from 'vitest'
import { operations } from '@/data/operations/operations'
import type { Locale } from '@/i18n/locales'
import { developerPages, localizedPath, paths } from '@/paths'
import { fetchPage, fetchPath } from './fetch-page'

/** Bytes of a page before compression, including the data for React at its end. */
const mostBytes = 150_000

const languages: readonly Locale[] = ['en', 'de', 'ja']
const pages = [paths.developers, ...developerPages.map(paths.developerPage)]

describe.each(languages)('the documentation of the API in %s', (locale) => {
  it.each([...pages, `${paths.developerSearch}?q=e`])('is light: %s', async (path) => {
    const answer = await fetchPath(localizedPath(locale, path))
    expect(answer.status).toBe(200)
    const { byteLength } = await answer.arrayBuffer()
    expect(byteLength).toBeLessThanOrEqual(mostBytes)
  })
})

it.each(pages)('names its pages without scripts, and marks the current one: %s', async (path) => {
  const { findAll } = await fetchPage(path)
  const links = findAll('main nav a:not([href^="#"])')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages)
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
})

it.each(['/developers/nothing', '/de/developers/createCode', '/developers/codes/createCode'])(
  'has no page at %s',
  async (path) => {
    expect((await fetchPath(path)).status).toBe(404)
  },
)

it('explains a problem at the address of its type', async () => {
  const answer = await fetchPath('/api/v1/codes/no-such-code-9')
  const { type, key } = await answer.json()
  const { pathname, hash } = new URL(type)
  expect(hash).toBe(`#${key}`)
  const { status, find } = await fetchPage(pathname)
  expect(status).toBe(200)
  expect(find(hash)?.textContent).toContain(key)
})

it('leads from the anchors of the former single page to the new ones', async () => {
  const { find } = await fetchPage(paths.developers)
  for (const { id, group } of operations)
    expect(find(`#${id} a`)?.getAttribute('href')).toBe(`${paths.developerPage(group)}#${id}`)
})

it('finds an operation by words of its description, and keeps results out of search engines', async () => {
  const { find } = await fetchPage(`${paths.developerSearch}?q=pauses+a+code`)
  const first = find('main li a[href*="#"]')
  expect(first?.getAttribute('href')).toBe(`${paths.developerPage('code-states')}#pauseCode`)
  expect(find('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
})
