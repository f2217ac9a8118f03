'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { Locale } from '@/i18n/locales'
import type { OfflineMessages } from './cache-tools'

/** After the load event, so that caching does not compete with the page. */
const delayMs = 2000

/** Makes the service worker cache the page and its resources some time after the load. */
export function OfflineCache({ locale, messages }: { locale: Locale; messages: OfflineMessages }) {
  const { lang, title, text } = messages
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page is to be cached
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const unmount = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(async () => {
        try {
          const { cacheTools } = await import('./cache-tools')
          await cacheTools(locale, { lang, title, text }, unmount.signal)
        } catch {
          // Rejected in some private windows; the page still works online.
        }
      }, delayMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: unmount.signal })
    return () => {
      unmount.abort()
      clearTimeout(timer)
    }
  }, [pathname, locale, lang, title, text])

  return null
}
