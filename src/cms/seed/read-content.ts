import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type english from './content/en/labels.json'
import { outline } from './text/outline'
import { parseFrontMatter } from './text/parse-front-matter'
import { type ParsedPage, parsePage } from './text/parse-page'

/** Labels of a language, as opposed to longer texts. Every language has the keys of English. */
export type Labels = typeof english

export type Article = {
  title: string
  /** A longer title for search engines if `title` is short; used by legal pages. */
  metaTitle?: string | undefined
  description: string
  excerpt: string
  /** Markdown with headings from the second level. */
  body: string
}

export type ContentKind = 'pages' | 'legal' | 'posts'

const contentDir = join(import.meta.dirname, 'content')

/** Returns the labels of a language; undefined if the language has no content yet. */
export function findLabels(locale: Locale): Labels | undefined {
  const file = join(contentDir, locale, 'labels.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : undefined
}

/** Returns the source of a page or article; undefined if the language does not have it yet. */
export function findText(locale: Locale, kind: ContentKind, slug: string): string | undefined {
  const file = join(contentDir, locale, kind, `${slug}.md`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Returns a page; undefined while its translation lacks parts of the English text, because a
 * partial page is worse than the English one.
 */
export function findPage(locale: Locale, slug: string): ParsedPage | undefined {
  const text = findCurrentText(locale, 'pages', slug)
  return text === undefined ? undefined : parsePage(text)
}

/** Returns an article, with the same condition as `findPage`. */
export function findArticle(
  locale: Locale,
  kind: 'legal' | 'posts',
  slug: string,
): Article | undefined {
  const text = findCurrentText(locale, kind, slug)
  return text === undefined ? undefined : parseArticle(text)
}

export function parseArticle(file: string): Article {
  const { values, body } = parseFrontMatter(file)
  const { title = '', metaTitle, description = '', excerpt = '' } = values
  return { title, metaTitle, description, excerpt, body }
}

function findCurrentText(locale: Locale, kind: ContentKind, slug: string): string | undefined {
  const text = findText(locale, kind, slug)
  const english = findText(defaultLocale, kind, slug)
  if (text === undefined || english === undefined) return undefined
  return outline(text).join('\n') === outline(english).join('\n') ? text : undefined
}
