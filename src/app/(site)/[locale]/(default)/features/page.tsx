import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getFeatures } from '@/data/get-features'
import { getPublishedLocales } from '@/data/get-published-locales'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { FeaturesView } from '@/site/features-view'
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
  const features = await getFeatures(locale)
  return (
    <>
      <FeaturesView locale={locale} features={features} />
      <PageData
        locale={locale}
        path={paths.features}
        name={t('title')}
        blocks={features.blocks}
        locales={await getPublishedLocales('features')}
      />
    </>
  )
}
