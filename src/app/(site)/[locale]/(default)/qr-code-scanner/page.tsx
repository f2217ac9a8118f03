import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { Viewfinder } from '@/site/art/viewfinder'
import { ComingPage } from '@/site/coming-page'
import { buildMetadata } from '@/site/seo/build-metadata'
import { siteUrl } from '@/site/seo/site-url'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.scanner' })
  return buildMetadata({
    locale,
    path: paths.scanner,
    title: t('title'),
    description: t('description'),
  })
}

export default async function ScannerPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'pages.scanner' })
  const item = (key: 'camera' | 'picture' | 'private' | 'careful' | 'phone' | 'make') => ({
    title: t(`${key}.title`),
    text: t(`${key}.text`),
  })
  return (
    <>
      <ComingPage
        locale={locale}
        title={t('heading')}
        lead={t('lead')}
        figure={
          <Viewfinder
            text={siteUrl(locale, paths.scanner)}
            label={t('codeLabel')}
            className="w-60 lg:w-80"
          />
        }
        planned={[item('camera'), item('picture'), item('private'), item('careful')]}
        today={[{ ...item('make'), path: paths.home }, item('phone')]}
      />
      <PageData locale={locale} path={paths.scanner} name={t('title')} />
    </>
  )
}
