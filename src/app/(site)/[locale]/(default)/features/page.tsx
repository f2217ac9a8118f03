import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getFeatures } from '@/data/get-features'
import { getPublishedLocales } from '@/data/get-published-locales'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { SceneCode } from '@/site/art/scene-code'
import { Blocks } from '@/site/blocks/blocks'
import { PageHero } from '@/site/page-hero'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.features' })
  const { meta, hero } = await getFeatures(locale)
  return buildMetadata({
    locale,
    path: paths.features,
    title: meta?.title || hero?.title || t('title'),
    description: meta?.description || hero?.lead,
    locales: await getPublishedLocales('features'),
  })
}

export default async function FeaturesPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.features' })
  const { hero, blocks } = await getFeatures(locale)
  return (
    <>
      <PageHero
        title={hero?.title || t('title')}
        lead={hero?.lead}
        figure={<SceneCode locale={locale} path={paths.features} scene="flyer" />}
      />
      <Blocks blocks={blocks} />
      <PageData
        locale={locale}
        path={paths.features}
        name={t('title')}
        blocks={blocks}
        locales={await getPublishedLocales('features')}
      />
    </>
  )
}
