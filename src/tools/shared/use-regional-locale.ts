import { useSyncExternalStore } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { findRegionalLocale } from './find-regional-locale'

/**
 * The language of the page with the region of the visitor, such as en-GB, for dates and times. The
 * server, which does not know the region, uses the main one of the language.
 */
export function useRegionalLocale(): string {
  const locale = useLocale()
  return useSyncExternalStore(
    subscribe,
    () => findRegionalLocale(locale, navigator.languages),
    () => findRegionalLocale(locale, []),
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('languagechange', listener)
  return () => removeEventListener('languagechange', listener)
}
