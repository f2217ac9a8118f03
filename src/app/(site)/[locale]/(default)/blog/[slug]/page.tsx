import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { findPost } from '@/data/find-document'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ArticleView } from '@/site/articles/article-view'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { buildMetadata } from '@/site/seo/build-metadata'
import { describeArticle } from '@/site/seo/structured-data/describe-article'
import { describeTrail } from '@/site/seo/structured-data/describe-trail'
import { StructuredData } from '@/site/seo/structured-data/structured-data'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const found = await findPost(slug, locale)
  if (!found) return {}
  const { title, excerpt, meta } = found.document
  const { articleSection, keywords, author, datePublished, dateModified } = await describeArticle(
    found.contentLocale,
    { ...found.document, slug },
  )
  return buildMetadata({
    locale,
    path: paths.post(slug),
    title: meta?.title || title,
    description: meta?.description || excerpt,
    locales: found.publishedLocales,
    article: {
      publishedTime: datePublished,
      modifiedTime: dateModified,
      authors: [author.name],
      section: articleSection,
      tags: keywords,
    },
  })
}

export default async function ArticlePage({ params }: Props) {
  const { locale, slug } = await params
  const found = await findPost(slug, locale)
  if (!found) return <NotFoundPage message="pathInvalid" />
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const graph = [
    await describeArticle(found.contentLocale, { ...found.document, slug }),
    await describeTrail(locale, [
      { name: t('title'), path: paths.blog },
      { name: found.document.title, path: paths.post(slug) },
    ]),
  ]
  return (
    <>
      <ArticleView locale={locale} found={found} />
      <StructuredData graph={graph} />
    </>
  )
}
