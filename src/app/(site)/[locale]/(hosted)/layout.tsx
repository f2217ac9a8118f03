import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { routing } from '@/i18n/routing'
import { HostedFrame } from '@/site/hosted-frame'

/** Layout of pages that belong to a code's owner, not to the site. */
export default async function HostedLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>
  children: ReactNode
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  return <HostedFrame locale={locale}>{children}</HostedFrame>
}
