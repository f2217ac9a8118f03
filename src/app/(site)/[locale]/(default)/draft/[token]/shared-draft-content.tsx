import { findLegalPage, findPost, findSolution } from '@/data/find-document'
import { getFeatures } from '@/data/get-features'
import { getHome } from '@/data/get-home'
import { getPricing } from '@/data/get-pricing'
import type { SharedDraft } from '@/data/open-shared-draft'
import { readShared } from '@/data/shared-scope'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ArticleView } from '@/site/articles/article-view'
import { Blocks } from '@/site/blocks/blocks'
import { FeaturesView } from '@/site/features-view'
import { HomeHero } from '@/site/home-hero'
import { LegalPageView } from '@/site/legal/legal-page-view'
import { ExpiredDraft } from '@/site/preview/expired-draft'
import { PricingView } from '@/site/pricing/pricing-view'
import { SolutionView } from '@/site/solutions/solution-view'
import { Generator } from '@/tools/generator/generator'

type Props = { locale: Locale; draft: SharedDraft }

/** The page of a shared draft. Only the document itself is read as a draft. */
export async function SharedDraftContent({ locale, draft }: Props) {
  const { entity, slug } = draft
  const read = <Result,>(work: () => Promise<Result>) => readShared(draft, work)
  switch (entity) {
    case 'posts': {
      const found = await read(() => findPost(slug, locale))
      if (found) return <ArticleView locale={locale} found={found} />
      break
    }
    case 'legal-pages': {
      const found = await read(() => findLegalPage(slug, locale))
      if (found) return <LegalPageView locale={locale} found={found} />
      break
    }
    case 'solutions': {
      const found = await read(() => findSolution(slug, locale))
      const path = paths.solution(slug)
      if (found) return <SolutionView locale={locale} path={path} found={found} />
      break
    }
    case 'home': {
      const { hero, blocks } = await read(() => getHome(locale))
      const tool = <Generator locale={locale} page="text" />
      return (
        <>
          <HomeHero title={hero?.title ?? ''} lead={hero?.lead} tool={tool} />
          <Blocks blocks={blocks} />
        </>
      )
    }
    case 'features':
      return <FeaturesView locale={locale} features={await read(() => getFeatures(locale))} />
    case 'pricing':
      return <PricingView locale={locale} pricing={await read(() => getPricing(locale))} />
  }
  return <ExpiredDraft locale={locale} />
}
