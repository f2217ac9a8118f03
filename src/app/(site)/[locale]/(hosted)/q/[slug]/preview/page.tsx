import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { findHostedVisit } from '@/data/codes/find-hosted-visit'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'
import { HostedAnswer } from '../hosted-answer'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const t = await getTranslations({ locale, namespace: 'hosted.preview' })
  const title = t('title')
  const path = paths.codePreview(slug)
  return buildMetadata({ locale, path, title, description: title, noindex: true })
}

/** Shows visitors where a code leads before they go there. */
export default async function PreviewPage({ params }: Props) {
  const { locale, slug } = await params
  const visit = await findHostedVisit(slug)
  return (
    <HostedAnswer
      locale={locale}
      visit={visit.decision.do === 'refuse' ? visit : { ...visit, decision: { do: 'preview' } }}
    />
  )
}
