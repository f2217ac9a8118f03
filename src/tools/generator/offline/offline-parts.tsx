'use client'

import { useEffect } from 'react'
import type { Locale } from '@/i18n/locales'

/** By then whoever only looked has left, and nothing is loaded while a first code is typed. */
const patienceMs = 20_000

/**
 * Brings along, for whoever works with the editor, the parts that load when they are opened: there
 * may be no connection then. Nothing for visitors who ask for little data.
 */
export function OfflineParts({ locale }: { locale: Locale }) {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!('serviceWorker' in navigator) || connection?.saveData) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer ??= setTimeout(() => {
        loadParts(locale).catch(() => {})
      }, patienceMs)
    }
    const signs = ['pointerdown', 'keydown'] as const
    for (const sign of signs) document.addEventListener(sign, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, wait)
    }
  }, [locale])
  return null
}

async function loadParts(locale: Locale): Promise<void> {
  await navigator.serviceWorker.ready
  const { loadAllParts } = await import('./load-all-parts')
  await loadAllParts(locale)
}
