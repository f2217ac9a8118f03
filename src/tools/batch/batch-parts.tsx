'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'

/** What a list becomes; apart from the page, which is read by many who have no list at hand. */
export const loadDesk = () =>
  import('./batch-desk').then(({ BatchDesk }) => ({ default: BatchDesk }))

/** What everything but the first step says. */
export function BatchMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return <MoreMessages address={paths.batchMessages(locale)}>{children}</MoreMessages>
}

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

/** As a hand comes near: what it is about to ask for is on its way. A failure shows later. */
export function approachDesk(locale: Locale): void {
  loadListSense(locale).catch(() => {})
  loadDesk().catch(() => {})
}
