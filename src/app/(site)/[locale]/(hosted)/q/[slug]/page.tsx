import type { Metadata } from 'next'
import { findHostedVisit } from '@/data/codes/find-hosted-visit'
import type { Locale } from '@/i18n/locales'
import { describeHostedPage } from './describe-hosted-page'
import { HostedAnswer } from './hosted-answer'

type Props = { params: Promise<{ locale: Locale; slug: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  return describeHostedPage(locale, slug)
}

export default async function HostedPage({ params }: Props) {
  const { locale, slug } = await params
  return <HostedAnswer locale={locale} visit={await findHostedVisit(slug)} />
}
