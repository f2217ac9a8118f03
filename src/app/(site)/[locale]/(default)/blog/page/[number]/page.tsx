import type { Metadata } from 'next'
import { findPosts } from '@/data/find-posts'
import { everyPost } from '@/data/post-list'
import type { Locale } from '@/i18n/locales'
import { BlogView } from '@/site/articles/blog-view'
import { describeBlog } from '@/site/articles/describe-blog'
import { readPageNumber } from '@/site/articles/read-page-number'
import { NotFoundPage } from '@/site/error-page/not-found-page'

type Props = { params: Promise<{ locale: Locale; number: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  const page = readPageNumber(number)
  return page ? describeBlog(locale, page) : {}
}

export default async function BlogPage({ params }: Props) {
  const { locale, number } = await params
  const page = readPageNumber(number)
  const found = page && (await findPosts(locale, everyPost, page))
  if (!found || found.posts.length === 0) return <NotFoundPage message="pathInvalid" />
  return <BlogView locale={locale} found={found} />
}
