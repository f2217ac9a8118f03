import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPricing } from '@/data/get-pricing'
import { getPublishedLocales } from '@/data/get-published-locales'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { PricingView } from '@/site/pricing/pricing-view'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.pricing' })
  const { meta, hero } = await getPricing(locale)
  return buildMetadata({
    locale,
    path: paths.pricing,
    title: meta?.title || hero?.title || t('title'),
    description: meta?.description || hero?.lead,
    locales: await getPublishedLocales('pricing'),
  })
}

export default async function PricingPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.pricing' })
  const pricing = await getPricing(locale)
  return (
    <>
      <PricingView locale={locale} pricing={pricing} />
      <PageData
        locale={locale}
        path={paths.pricing}
        name={t('title')}
        blocks={pricing.blocks}
        locales={await getPublishedLocales('pricing')}
      />
    </>
  )
}
