import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { maxQuestionLength } from '@/cms/search/search-terms'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { readQuestion, type SearchParams } from '@/site/articles/read-question'
import { DocsFrame } from '@/site/developers/docs-frame'
import { ReferenceSearchView } from '@/site/developers/search-view'
import { buildMetadata } from '@/site/seo/build-metadata'

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<SearchParams> }

// Results depend on the query. Without this, the layout would have the page cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'developers.search' })
  return buildMetadata({
    locale,
    path: paths.developerSearch,
    title: t('label'),
    description: t('hint'),
    noindex: true,
  })
}

export default async function DeveloperSearchPage({ params, searchParams }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'developers.search' })
  const question = readQuestion(await searchParams).question.slice(0, maxQuestionLength)
  return (
    <DocsFrame page="search" title={t('label')} question={question}>
      <ReferenceSearchView question={question} />
    </DocsFrame>
  )
}
