'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { Locale } from '@/i18n/locales'
import type { OfflineMessages } from './cache-tools'

/** After the load and what it sets off, so that it competes with nothing. */
const patienceMs = 2000

/** Once the page is at rest, the service worker is told to keep it with what it has loaded. */
export function OfflineCache({ locale, words }: { locale: Locale; words: OfflineMessages }) {
  const { lang, title, text } = words
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is to be kept as well
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(async () => {
        try {
          const { cacheTools } = await import('./cache-tools')
          await cacheTools(locale, { lang, title, text }, left.signal)
        } catch {
          // Refused in some private windows; the page works as before, with a connection.
        }
      }, patienceMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: left.signal })
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [pathname, locale, lang, title, text])

  return null
}
