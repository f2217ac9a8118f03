import { getTranslations } from 'next-intl/server'
import { findNewestPosts } from '@/data/find-newest-posts'
import { findTopics } from '@/data/find-topics'
import { getSite } from '@/data/get-site'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { siteUrl } from '@/site/seo/site-url'
import { writeFeed } from './write-feed'

/** Builds an RSS feed of the newest articles that are written in a locale. */
export async function buildFeed(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const [site, topics, posts] = await Promise.all([
    getSite(locale),
    findTopics(locale),
    findNewestPosts(locale),
  ])
  return writeFeed({
    title: `${t('title')} – ${site.name}`,
    description: t('description'),
    url: siteUrl(locale, paths.blog),
    feedUrl: siteUrl(locale, paths.blogFeed),
    language: getLocale(locale).lang,
    items: posts.map(({ slug, title, excerpt, topicIds, author, ...post }) => ({
      title,
      url: siteUrl(locale, paths.post(slug)),
      description: excerpt ?? '',
      publishedAt: post.publishedAt ?? post.updatedAt,
      author: author && typeof author === 'object' && author.name ? author.name : site.name,
      categories: topics.filter(({ id }) => topicIds.includes(id)).map((topic) => topic.title),
    })),
  })
}
