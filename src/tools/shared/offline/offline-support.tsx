import { getTranslations } from 'next-intl/server'
import { env } from '@/env'
import { getLocale, type Locale } from '@/i18n/locales'
import { OfflineCache } from './offline-cache'

/**
 * Makes the tool that it stands next to work without a connection, and all others once someone
 * works with it.
 */
export async function OfflineSupport({ locale }: { locale: Locale }) {
  if (env.NODE_ENV !== 'production') return null
  const t = await getTranslations({ locale, namespace: 'site.offline' })
  const { lang } = getLocale(locale)
  return <OfflineCache locale={locale} words={{ lang, title: t('title'), text: t('text') }} />
}
