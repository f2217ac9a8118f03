import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { localizedPath } from '@/paths'
import { usePagePath } from '@/site/use-page-path'
import { readableAddress } from '@/std/readable-address'

/** The full requested path. Its fragment, and without `requestedPath` its query, only the browser knows. */
export function useFullPath(requestedPath?: string): string {
  const ownPath = localizedPath(useLocale(), usePagePath())
  const serverPath = requestedPath ?? ownPath
  const path = useSyncExternalStore(
    listenToLocation,
    () => window.location.pathname + window.location.search + window.location.hash,
    () => serverPath,
  )
  return readableAddress(path)
}

function listenToLocation(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
