import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { routing } from '@/i18n/routing'
import { SiteFrame } from '@/site/site-frame'

/** The layout for codes, without what the site has to say by itself: the page is its owner's. */
export default async function HostedLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>
  children: ReactNode
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  return (
    <SiteFrame locale={locale} slim quiet>
      {children}
    </SiteFrame>
  )
}
