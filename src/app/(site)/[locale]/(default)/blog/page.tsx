import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { findPosts } from '@/server/find-posts'
import { ArticleList } from '@/site/articles/article-list'
import { PageHero } from '@/site/page-hero'
import { buildMetadata } from '@/site/seo/build-metadata'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  return buildMetadata({
    locale,
    path: paths.blog,
    title: t('title'),
    description: t('description'),
  })
}

export default async function BlogPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.blog' })
  const { posts } = await findPosts(locale, 1)
  return (
    <>
      <PageHero title={t('heading')} lead={t('lead')} />
      <ArticleList locale={locale} posts={posts} />
    </>
  )
}
