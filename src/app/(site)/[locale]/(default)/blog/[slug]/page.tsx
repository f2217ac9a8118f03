import type { Metadata } from 'next'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { findPost } from '@/server/find-post'
import { ArticleView } from '@/site/articles/article-view'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { buildMetadata } from '@/site/seo/build-metadata'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const found = await findPost(slug, locale)
  if (!found) return {}
  const { title, excerpt, meta } = found.document
  return buildMetadata({
    locale,
    path: paths.post(slug),
    title: meta?.title || title,
    description: meta?.description || excerpt,
    locales: found.publishedLocales,
    article: { publishedTime: found.document.publishedAt ?? undefined },
  })
}

export default async function ArticlePage({ params }: Props) {
  const { locale, slug } = await params
  const found = await findPost(slug, locale)
  if (!found) return <NotFoundPage message="pathInvalid" />
  return <ArticleView locale={locale} found={found} />
}
