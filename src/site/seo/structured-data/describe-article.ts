import type { BlogPosting } from 'schema-dts'
import { getSite } from '@/data/get-site'
import { env } from '@/env'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import type { Post } from '@/payload-types'
import { pagePictureUrl } from '../page-picture/page-picture-url'
import { siteUrl } from '../site-url'
import { describeOrganization } from './describe-organization'

type Article = Pick<Post, 'title' | 'slug' | 'updatedAt'> &
  Partial<Pick<Post, 'excerpt' | 'meta' | 'publishedAt' | 'author' | 'category' | 'tags' | 'cover'>>

/** Describes an article in the language that it is written in. */
export async function describeArticle(
  contentLocale: Locale,
  { slug, title, excerpt, meta, publishedAt, updatedAt, author, category, tags, cover }: Article,
) {
  const [site, publisher] = await Promise.all([
    getSite(contentLocale),
    describeOrganization(contentLocale),
  ])
  const path = paths.post(slug)
  const url = siteUrl(contentLocale, path)
  const picture = pagePictureUrl(
    { locale: contentLocale, path, title: meta?.title || title },
    site.name,
  )
  const keywords = namesOf(tags ?? [])
  const published = new Date(publishedAt ?? updatedAt)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    inLanguage: getLocale(contentLocale).lang,
    description: excerpt || meta?.description || undefined,
    image: [picture, ...coverOf(cover)],
    datePublished: published.toISOString(),
    // The publication date of an article may be after its last change.
    dateModified: new Date(Math.max(published.getTime(), Date.parse(updatedAt))).toISOString(),
    author:
      author && typeof author === 'object' && author.name
        ? { '@type': 'Person', name: author.name }
        : { '@type': 'Organization', name: site.name, url: siteUrl(contentLocale, paths.home) },
    publisher,
    articleSection: namesOf([category])[0],
    keywords: keywords.length > 0 ? keywords : undefined,
  } satisfies BlogPosting
}

/** Returns the names of the related documents that are populated. */
function namesOf(documents: readonly (string | { title?: string } | null | undefined)[]): string[] {
  return documents.flatMap((entry) =>
    entry && typeof entry === 'object' && entry.title ? [entry.title] : [],
  )
}

function coverOf(cover: Article['cover']): string[] {
  if (!cover || typeof cover !== 'object' || !cover.url) return []
  return [new URL(cover.url, env.SITE_URL).href]
}
