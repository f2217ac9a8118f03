import { describe, expect, it } from 'vitest'
import { type Locale, localeCodes } from '@/i18n/locales'
import { legalSlugs } from '@/paths'
import english from './content/en/pages.json'
import { findArticle, findWords, parseArticle } from './read-content'
import { posts } from './structure/blog'

/** `home.why.items.3.title` for every text. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, child]) =>
    keysOf(child, prefix ? `${prefix}.${key}` : key),
  )
}

function emptyIn(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [prefix]
  return Object.entries(value ?? {}).flatMap(([key, child]) => emptyIn(child, `${prefix}.${key}`))
}

const written = localeCodes.filter((locale) => findWords(locale))
const mayBeEmpty = /^\.pricing\.plans\.\d\.period$/

describe.each(written)('the content in %s', (locale: Locale) => {
  it('has the keys and counts of English and no empty text', () => {
    const words = findWords(locale)
    expect(keysOf(words).sort()).toEqual(keysOf(english).sort())
    expect(emptyIn(words).filter((key) => !mayBeEmpty.test(key))).toEqual([])
  })

  it('has every legal page and article, or none of a kind yet', () => {
    const missing = (kind: 'legal' | 'posts', slugs: readonly string[]) => {
      const left = slugs.filter((slug) => !findArticle(locale, kind, slug)?.title)
      return left.length === slugs.length && locale !== 'en' ? [] : left
    }
    expect(missing('legal', legalSlugs)).toEqual([])
    const postSlugs = posts.map(({ slug }) => slug)
    expect(missing('posts', postSlugs)).toEqual([])
  })
})

it('reads front matter with colons in its values', () => {
  const file = '---\ntitle: One: two\ndescription: D\nexcerpt: E\n---\n\n## Body\n'
  const article = { title: 'One: two', description: 'D', excerpt: 'E', body: '## Body' }
  expect(parseArticle(file)).toEqual(article)
})
