'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { VersionOffer } from './version-note'

/** Delay after the page's load and its follow-up requests, which have priority. */
const patienceMs = 3000

/** Updates an open tab to the latest build; loads its code once the page is idle. */
export function WatchVersion({ locale }: { locale: Locale }) {
  const [offer, setOffer] = useState<VersionOffer>()

  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = async () => {
      const { followBuilds } = await import('./follow-builds')
      if (!isGone) stop = followBuilds(locale, setOffer)
    }
    const wait = () => {
      // Failures are ignored: the page works without updates.
      timer = setTimeout(() => begin().catch(() => {}), patienceMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      isGone = true
      stop?.()
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [locale])

  return offer ? <offer.Note {...offer} onLater={() => setOffer(undefined)} /> : null
}
