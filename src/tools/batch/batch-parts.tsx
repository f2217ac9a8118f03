'use client'

import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages } from '@/tools/shared/more-messages'

/** The steps after the list, loaded later since many visitors have no list. */
export const loadBatchDesk = () =>
  import('./batch-desk').then(({ BatchDesk }) => ({ default: BatchDesk }))

/** The messages of all steps but the first. */
function loadBatchMessages(locale: Locale) {
  return loadMoreMessages(paths.batchMessages(locale))
}

export async function loadListSense(locale: Locale) {
  const [{ makeListSense }, messages] = await Promise.all([
    import('./list/list-sense'),
    loadBatchMessages(locale),
  ])
  return makeListSense(messages, locale)
}

/** Preloads the later steps when the pointer or the focus comes near; failures are shown later. */
export function approachDesk(locale: Locale): void {
  loadListSense(locale).catch(() => {})
  loadBatchDesk().catch(() => {})
}
