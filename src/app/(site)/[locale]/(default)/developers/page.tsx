import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { DocsFrame } from '@/site/developers/docs-frame'
import { StartView } from '@/site/developers/start-view'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'developers' })
  return buildMetadata({
    locale,
    path: paths.developers,
    title: t('title'),
    description: t('description'),
  })
}

export default async function DevelopersPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <DocsFrame page={undefined} title={t('heading')} lead={t('lead')}>
      <StartView />
      <PageData locale={locale} path={paths.developers} name={t('title')} />
    </DocsFrame>
  )
}
