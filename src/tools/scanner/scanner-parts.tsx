'use client'

import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages } from '@/tools/shared/more-messages'

/** Loaded with the first picture, so that the page's first script stays small. */
export const loadScanDesk = () =>
  import('./scan-desk').then((module) => ({ default: module.ScanDesk }))

export const loadHistory = () =>
  import('./history/history-dialog').then((module) => ({ default: module.HistoryDialog }))

export const loadLinkCheck = () =>
  import('./results/link-check-dialog').then((module) => ({ default: module.LinkCheckDialog }))

export const loadScreenCapture = () =>
  import('./camera/capture-screen').then((module) => module.captureScreen)

/** The messages of everything but the start screen. */
export function loadScannerMessages(locale: Locale) {
  return loadMoreMessages(paths.scannerMessages(locale))
}

/** Preloads the desk when the pointer approaches its buttons. Failures are reported on use. */
export function preloadDesk(locale: Locale): void {
  loadScanDesk().catch(() => {})
  loadScannerMessages(locale).catch(() => {})
}
