import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/i18n/locales'
import type english from './content/en/pages.json'

/** The words of all pages in one language. Every language has the keys and counts of English. */
export type Words = typeof english

type Article = {
  title: string
  description: string
  excerpt: string
  /** Markdown below headings of the second level. */
  body: string
}

const contentDir = join(import.meta.dirname, 'content')

/** Nothing when the language has no content yet. */
export function findWords(locale: Locale): Words | undefined {
  const file = join(contentDir, locale, 'pages.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : undefined
}

export function findArticle(
  locale: Locale,
  kind: 'legal' | 'posts',
  slug: string,
): Article | undefined {
  const file = join(contentDir, locale, kind, `${slug}.md`)
  return existsSync(file) ? parseArticle(readFileSync(file, 'utf8')) : undefined
}

/** Front matter of `key: value` lines between two lines of three hyphens, then Markdown. */
export function parseArticle(file: string): Article {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const values = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const { title = '', description = '', excerpt = '' } = values
  return { title, description, excerpt, body: body.trim() }
}
