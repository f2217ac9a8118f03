import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { WatchVersion } from './watch-version'

/** Renders nothing in development, where every change would be a new version. */
export function VersionWatch({ locale }: { locale: Locale }) {
  return env.NODE_ENV === 'production' ? <WatchVersion locale={locale} /> : null
}
