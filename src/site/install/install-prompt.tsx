'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { onWorkDone } from '@/ui/work-done'
import type { InstallOffer } from './find-install-offer'

/** Delay, so that the result and its note are seen first. */
const patienceMs = 4000

/** Offers to install the site to visitors who created or scanned a code with it. */
export function InstallPrompt({ locale }: { locale: Locale }) {
  const [offer, setOffer] = useState<InstallOffer>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const prompt = async () => {
      const { findInstallOffer } = await import('./find-install-offer')
      const found = await findInstallOffer(locale)
      if (found && !isGone) setOffer(found)
    }
    const stop = onWorkDone(() => {
      clearTimeout(timer)
      // Failures are ignored: the site works without being installed.
      timer = setTimeout(() => prompt().catch(() => {}), patienceMs)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [locale])

  return offer ? <offer.Note {...offer} onDone={() => setOffer(undefined)} /> : null
}
