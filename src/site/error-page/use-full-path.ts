import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { usePathname } from '@/i18n/navigation'
import { localizedPath } from '@/paths'

/** The full path that was asked for; query and fragment are known in the browser only. */
export function useFullPath(): string {
  const serverPath = localizedPath(useLocale(), usePathname())
  const path = useSyncExternalStore(
    listenToLocation,
    () => window.location.pathname + window.location.search + window.location.hash,
    () => serverPath,
  )
  return readable(path)
}

function listenToLocation(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** `/vi/tiếng` rather than `/vi/ti%E1%BA%BFng`; what cannot be seen stays as it was written. */
function readable(path: string): string {
  try {
    return decodeURI(path).replace(/\p{Cc}/gu, encodeURIComponent)
  } catch {
    return path
  }
}
