import type { Metadata } from 'next'
import type { Locale } from '@/i18n/locales'
import { paths, type SolutionSlug } from '@/paths'
import { findSolution } from '@/server/find-solution'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { buildMetadata } from '@/site/seo/build-metadata'
import { SolutionView } from './solution-view'

type Props = { params: Promise<{ locale: Locale }> }

/** The route of one solution. Each has a folder of its own, for `/:type` has their level already. */
export function createSolutionPage(slug: SolutionSlug) {
  const path = paths.solution(slug)

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await params
    const found = await findSolution(slug, locale)
    if (!found) return {}
    const { hero, meta } = found.document
    return buildMetadata({
      locale,
      path,
      title: meta?.title || hero.title,
      description: meta?.description || hero.lead,
      locales: found.publishedLocales,
    })
  }

  async function Page({ params }: Props) {
    const { locale } = await params
    const found = await findSolution(slug, locale)
    if (!found) return <NotFoundPage message="pathInvalid" />
    return <SolutionView locale={locale} path={path} found={found} />
  }

  return { generateMetadata, Page }
}
