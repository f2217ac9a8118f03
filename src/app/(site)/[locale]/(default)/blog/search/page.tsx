import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { readQuestion, type SearchParams } from '@/site/articles/read-question'
import { SearchView } from '@/site/articles/search-view'
import { buildMetadata } from '@/site/seo/build-metadata'

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<SearchParams> }

// Results depend on the query. Without this, the layout would have the page cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.blog.search' })
  return buildMetadata({
    locale,
    path: paths.blogSearch,
    title: t('title'),
    description: t('description'),
    noindex: true,
  })
}

export default async function BlogSearchPage({ params, searchParams }: Props) {
  const { locale } = await params
  return <SearchView locale={locale} {...readQuestion(await searchParams)} />
}
