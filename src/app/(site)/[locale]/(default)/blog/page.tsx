import type { Metadata } from 'next'
import { findPosts } from '@/data/find-posts'
import { everyPost } from '@/data/post-list'
import type { Locale } from '@/i18n/locales'
import { BlogView } from '@/site/articles/blog-view'
import { describeBlog } from '@/site/articles/describe-blog'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return describeBlog(locale)
}

export default async function BlogPage({ params }: Props) {
  const { locale } = await params
  return <BlogView locale={locale} found={await findPosts(locale, everyPost, 1)} />
}
