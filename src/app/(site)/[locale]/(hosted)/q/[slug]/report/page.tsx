import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { findHostedCode } from '@/data/codes/find-hosted-code'
import { refuseUnknownCode } from '@/data/codes/find-hosted-visit'
import { submitReport } from '@/data/codes/submit-report'
import { ReportView } from '@/hosted/page/report-view'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'
import { HostedAnswer } from '../hosted-answer'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const t = await getTranslations({ locale, namespace: 'hosted.report' })
  const title = t('title')
  const path = paths.reportCode(slug)
  return buildMetadata({ locale, path, title, description: t('lead'), noindex: true })
}

export default async function ReportPage({ params }: Props) {
  const { locale, slug } = await params
  const code = await findHostedCode(slug)
  if (code) return <ReportView slug={code.slug} send={submitReport} />
  return <HostedAnswer locale={locale} visit={refuseUnknownCode} />
}
