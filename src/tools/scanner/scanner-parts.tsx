'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'

/** What comes with the first picture; kept apart so that the page itself stays light. */
export const loadDesk = () => import('./scan-desk').then((module) => ({ default: module.ScanDesk }))

export const loadHistory = () =>
  import('./history/history-dialog').then((module) => ({ default: module.HistoryDialog }))

export const loadScreenCapture = () =>
  import('./camera/capture-screen').then((module) => module.captureScreen)

/** What everything but the start screen says. */
export function ScannerMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return <MoreMessages address={paths.scannerMessages(locale)}>{children}</MoreMessages>
}

export function loadScannerMessages(locale: Locale) {
  return loadMoreMessages(paths.scannerMessages(locale))
}

/** As a hand comes near: what it is about to ask for is on its way. A failure shows later. */
export function approachDesk(locale: Locale): void {
  loadDesk().catch(() => {})
  loadScannerMessages(locale).catch(() => {})
}
