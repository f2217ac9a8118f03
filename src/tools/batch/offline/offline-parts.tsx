'use client'

import { useCallback } from 'react'
import type { Locale } from '@/i18n/locales'
import { useOfflineParts } from '@/tools/shared/use-offline-parts'

/** Brings along the parts of a batch that nobody has used yet. */
export function OfflineParts({ locale }: { locale: Locale }) {
  const loadParts = useCallback(async () => {
    const { loadAllParts } = await import('./load-all-parts')
    await loadAllParts(locale)
  }, [locale])
  useOfflineParts(loadParts)
  return null
}
