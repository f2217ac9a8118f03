import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { findListLocales } from '@/data/find-list-locales'
import type { Topic } from '@/data/find-topics'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'
import { topicPath } from './topic-links'

/**
 * Returns the metadata of one page of a list of articles; without a topic, of the list of all
 * articles.
 */
export async function describeBlog(locale: Locale, page = 1, topic?: Topic): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const title = topic ? t('topicTitle', { title: topic.title }) : t('pageTitle')
  const description = topic
    ? t(`${topic.kind}Description`, { title: topic.title })
    : t('description')
  const numbered = (text: string) => (page === 1 ? text : t('numbered', { title: text, page }))
  const locales = topic && (await findLocales(topic))
  return buildMetadata({
    locale,
    path: paths.blogPage(topic ? topicPath(topic) : paths.blog, page),
    title: numbered(title),
    description: page === 1 ? description : `${t('goToPage', { page })}. ${description}`,
    locales,
    noindex: locales?.length === 0,
    feed: { path: paths.blogFeed, title: t('title') },
  })
}

/** A list exists in a language if its name and at least one of its articles do. */
async function findLocales(topic: Topic): Promise<Locale[]> {
  const written = await findListLocales(topic.id)
  return topic.publishedLocales.filter((code) => written.includes(code))
}
