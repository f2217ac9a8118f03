import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { pageTypes } from '@/qr/content/content-types'
import { CodeSheet } from '@/site/art/code-sheet'
import { ComingPage } from '@/site/coming-page'
import { buildMetadata } from '@/site/seo/build-metadata'
import { siteUrl } from '@/site/seo/site-url'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.batch' })
  return buildMetadata({
    locale,
    path: paths.batch,
    title: t('title'),
    description: t('description'),
  })
}

export default async function BatchPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.batch' })
  const item = (key: 'rows' | 'design' | 'files' | 'labels' | 'single' | 'size') => ({
    title: t(`${key}.title`),
    text: t(`${key}.text`),
  })
  const addresses = pageTypes.map((type) => siteUrl(locale, paths.generator(type)))
  return (
    <>
      <ComingPage
        locale={locale}
        title={t('heading')}
        lead={t('lead')}
        figure={<CodeSheet texts={addresses} className="w-60 lg:w-80" />}
        planned={[item('rows'), item('design'), item('files'), item('labels')]}
        today={[
          { ...item('single'), path: paths.home },
          { ...item('size'), path: paths.blog },
        ]}
      />
      <PageData locale={locale} path={paths.batch} name={t('title')} />
    </>
  )
}
