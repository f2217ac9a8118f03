import { getTranslations } from 'next-intl/server'
import { env } from '@/env'
import { getLocale, type Locale } from '@/i18n/locales'
import { OfflineCache } from './offline-cache'

/**
 * Makes this tool work offline, and all others after the first interaction; with `announced`, also
 * shows when they do.
 */
export async function OfflineSupport({
  locale,
  announced = false,
}: {
  locale: Locale
  announced?: boolean
}) {
  if (env.NODE_ENV !== 'production') return null
  const t = await getTranslations({ locale, namespace: 'site.offline' })
  const { lang } = getLocale(locale)
  const notes = {
    ready: t('ready'),
    offlineReady: t('offlineReady'),
    offline: t('offline'),
  }
  return (
    <OfflineCache
      locale={locale}
      messages={{ lang, title: t('title'), text: t('text') }}
      {...(announced && { notes })}
    />
  )
}
