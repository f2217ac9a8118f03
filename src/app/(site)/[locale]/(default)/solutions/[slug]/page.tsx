import type { Metadata } from 'next'
import { findSolution } from '@/data/find-document'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { buildMetadata } from '@/site/seo/build-metadata'
import { SolutionView } from '@/site/solutions/solution-view'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const found = await findSolution(slug, locale)
  if (!found) return {}
  const { hero, meta } = found.document
  return buildMetadata({
    locale,
    path: paths.solution(slug),
    title: meta?.title || hero.title,
    description: meta?.description || hero.lead,
    locales: found.publishedLocales,
  })
}

/**
 * Page at `/:slug`, for slugs that are neither a type of the generator nor another page; see
 * `src/proxy.ts`.
 */
export default async function SolutionPage({ params }: Props) {
  const { locale, slug } = await params
  const found = await findSolution(slug, locale)
  if (!found) return <NotFoundPage message="pageNotFound" />
  return <SolutionView locale={locale} path={paths.solution(slug)} found={found} />
}
