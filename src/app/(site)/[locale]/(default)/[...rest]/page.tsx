import { setRequestLocale } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { NotFoundPage } from '@/site/error-page/not-found-page'

/** Nobody keeps a page for each address that somebody invents. */
export const dynamic = 'force-dynamic'

export default async function UnknownRoutePage({
  params,
}: {
  params: Promise<{ locale: Locale }>
}) {
  setRequestLocale((await params).locale)
  return <NotFoundPage message="pathNotFound" />
}
