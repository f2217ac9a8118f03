'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { localizedPath } from '@/paths'
import { usePagePath } from '@/site/use-page-path'
import { readableAddress } from '@/std/readable-address'

export type NotFoundMessageKey = 'pageNotFound' | 'pathInvalid' | 'pathNotFound'

/** Shows the full path, whose fragment only the browser knows; also sets the page's title. */
export function NotFoundMessage({
  message,
  requestedPath,
}: {
  message: NotFoundMessageKey
  /** The path that the server renders; defaults to the page's path without query. */
  requestedPath?: string | undefined
}) {
  const t = useTranslations('site.errors')
  const path = useFullPath(requestedPath)
  const text = message === 'pageNotFound' ? t(message) : t(message, { path })
  return (
    <>
      <title>{text}</title>
      {text}
    </>
  )
}

/**
 * Returns the full requested path. Only the browser knows its fragment and, without
 * `requestedPath`, its query.
 */
function useFullPath(requestedPath?: string): string {
  const ownPath = localizedPath(useLocale(), usePagePath())
  const serverPath = requestedPath === undefined ? ownPath : readServedPath(requestedPath)
  const path = useSyncExternalStore(
    listenToLocation,
    () => window.location.pathname + window.location.search + window.location.hash,
    () => serverPath,
  )
  return readableAddress(path)
}

/** A prepared page was made for another address, by which the HTTP layer replaces it in the HTML only. */
function readServedPath(requestedPath: string): string {
  if (typeof window === 'undefined') return requestedPath
  return window.location.pathname + window.location.search
}

function listenToLocation(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
