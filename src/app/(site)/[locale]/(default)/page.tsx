import type { Metadata } from 'next'
import { getHome } from '@/data/get-home'
import { getPublishedLocales } from '@/data/get-published-locales'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { Blocks } from '@/site/blocks/blocks'
import { HomeHero } from '@/site/home-hero'
import { heroFields } from '@/site/page-hero'
import { buildMetadata } from '@/site/seo/build-metadata'
import { chooseContentLocale } from '@/site/seo/choose-content-locale'
import { describeApplication } from '@/site/seo/structured-data/describe-application'
import { describeOrganization } from '@/site/seo/structured-data/describe-organization'
import { describeQuestions } from '@/site/seo/structured-data/describe-questions'
import { describeWebSite } from '@/site/seo/structured-data/describe-web-site'
import { StructuredData } from '@/site/seo/structured-data/structured-data'
import { Generator } from '@/tools/generator/generator'
import { HydrateOnAction } from '@/ui/hydrate-on-action'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const { meta, hero } = await getHome(locale)
  return buildMetadata({
    locale,
    path: paths.home,
    title: meta?.title || hero?.title,
    description: meta?.description || hero?.lead,
    locales: await getPublishedLocales('home'),
  })
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params
  const [home, site] = await Promise.all([getHome(locale), getSite(locale)])
  const locales = await getPublishedLocales('home')
  const graph = [
    await describeOrganization(locale),
    await describeWebSite(locale),
    await describeApplication(locale, { path: paths.home, description: home.meta?.description }),
    ...describeQuestions(chooseContentLocale(locale, locales), paths.home, home.blocks),
  ]
  return (
    <>
      <HomeHero
        title={home.hero?.title || site.name}
        lead={home.hero?.lead || site.description}
        fields={heroFields}
        tool={<Generator locale={locale} page="text" />}
      />
      <div className="pt-14 sm:pt-20">
        <HydrateOnAction>
          <Blocks blocks={home.blocks} />
        </HydrateOnAction>
      </div>
      <StructuredData graph={graph} />
    </>
  )
}
