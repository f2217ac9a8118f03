import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { WatchVersion } from './watch-version'

/** Nothing while the site is being developed: every change would be a new version. */
export function VersionWatch({ locale }: { locale: Locale }) {
  return env.NODE_ENV === 'production' ? <WatchVersion locale={locale} /> : null
}
