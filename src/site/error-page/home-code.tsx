import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fallbackPaths } from '@/fallback-paths'
import { localizedPath } from '@/i18n/localized-path'
import type { MissingPiece } from './missing-piece'

// The encoder comes when something is amiss. Without it there is no picture, nothing worse.
const Picture = lazy<typeof MissingPiece>(() =>
  import('./missing-piece').then(
    ({ MissingPiece }) => ({ default: MissingPiece }),
    () => ({ default: () => null }),
  ),
)

/** Leads to where this site is being visited, which only the browser knows. */
export function HomeCode() {
  const t = useTranslations('site.errors')
  const locale = useLocale()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(new URL(localizedPath(locale, fallbackPaths.home), window.location.origin).href)
  }, [locale])
  return <Suspense>{address && <Picture address={address} label={t('illustration')} />}</Suspense>
}
