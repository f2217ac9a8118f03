import type { Metadata } from 'next'
import { findLegalPage } from '@/data/find-document'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { LegalPageView } from '@/site/legal/legal-page-view'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const found = await findLegalPage(slug, locale)
  if (!found) return {}
  const { title, meta } = found.document
  return buildMetadata({
    locale,
    path: paths.legalPage(slug),
    title: meta?.title || title,
    description: meta?.description,
    locales: found.publishedLocales,
  })
}

export default async function LegalPage({ params }: Props) {
  const { locale, slug } = await params
  const found = await findLegalPage(slug, locale)
  if (!found) return <NotFoundPage message="pathInvalid" />
  return (
    <>
      <LegalPageView locale={locale} found={found} />
      <PageData locale={locale} path={paths.legalPage(slug)} name={found.document.title} />
    </>
  )
}
