import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { ApiLink } from '@/site/developers/api-link'
import { HomeHero } from '@/site/home-hero'
import { buildMetadata } from '@/site/seo/build-metadata'
import { MyCodes } from '@/tools/my-codes/list/my-codes'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'myCodes.page' })
  return buildMetadata({
    locale,
    path: paths.myCodes,
    title: t('title'),
    description: t('description'),
    noindex: true,
  })
}

export default async function MyCodesPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'myCodes.page' })
  return (
    <>
      <div className="first-screen">
        <HomeHero title={t('heading')} lead={t('lead')} />
        <MyCodes locale={locale} />
      </div>
      <ApiLink />
    </>
  )
}
