import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { HostedPageNotice } from '@/site/hosted-page-notice'
import { buildMetadata } from '@/site/seo/build-metadata'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const t = await getTranslations({ locale, namespace: 'pages.hosted' })
  return buildMetadata({
    locale,
    path: paths.hostedPage(slug),
    title: t('title'),
    description: t('lead'),
    noindex: true,
  })
}

export default async function HostedPage({ params }: Props) {
  const { locale } = await params
  return <HostedPageNotice locale={locale} />
}
