import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { routing } from '@/i18n/routing'
import { PreviewNote } from '@/site/preview/preview-note'
import { SiteFrame } from '@/site/site-frame'
import { CodeCount } from '@/tools/shared/dynamic/code-count'

export default async function DefaultLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>
  children: ReactNode
}) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  return (
    <SiteFrame locale={locale} codeCount={<CodeCount />}>
      <PreviewNote locale={locale} />
      {children}
    </SiteFrame>
  )
}
