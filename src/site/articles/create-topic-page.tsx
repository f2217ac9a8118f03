import type { Metadata } from 'next'
import { findPosts } from '@/data/find-posts'
import { findTopic, type TopicKind } from '@/data/find-topics'
import type { Locale } from '@/i18n/locales'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { BlogView } from './blog-view'
import { describeBlog } from './describe-blog'
import { readPageNumber } from './read-page-number'

type Props = { params: Promise<{ locale: Locale; slug: string; number?: string }> }

/** Creates the routes for lists of one kind: the first page, and the others with a page number. */
export function createTopicPage(kind: TopicKind) {
  async function find({ params }: Props) {
    const { locale, slug, number } = await params
    const topic = await findTopic(locale, kind, slug)
    const page = number === undefined ? 1 : readPageNumber(number)
    return topic && page ? { locale, topic, page } : undefined
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const found = await find(props)
    return found ? describeBlog(found.locale, found.page, found.topic) : {}
  }

  async function Page(props: Props) {
    const found = await find(props)
    if (!found) return <NotFoundPage message="pathInvalid" />
    const { locale, topic, page } = found
    const posts = await findPosts(locale, topic.id, page)
    if (page > 1 && posts.posts.length === 0) return <NotFoundPage message="pathInvalid" />
    return <BlogView locale={locale} found={posts} topic={topic} />
  }

  return { generateMetadata, Page }
}
