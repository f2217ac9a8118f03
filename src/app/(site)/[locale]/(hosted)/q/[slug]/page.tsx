import type { Metadata } from 'next'
import { findHostedVisit } from '@/data/codes/find-hosted-visit'
import type { Locale } from '@/i18n/locales'
import { describeHostedPage } from './describe-hosted-page'
import { HostedAnswer } from './hosted-answer'

type Props = {
  params: Promise<{ locale: Locale; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale, slug } = await params
  return describeHostedPage(locale, slug)
}

export default async function HostedPage({ params, searchParams }: Props) {
  const [{ locale, slug }, query] = await Promise.all([params, searchParams])
  return (
    <HostedAnswer
      locale={locale}
      visit={await findHostedVisit(slug)}
      query={`?${new URLSearchParams(listPairs(query))}`}
    />
  )
}

function listPairs(query: Awaited<Props['searchParams']>): [string, string][] {
  return Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
}
