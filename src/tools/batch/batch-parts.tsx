'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'

/** All steps; apart from the page, which is read by many who have no list at hand. */
export const loadDesk = () =>
  import('./batch-desk').then(({ BatchDesk }) => ({ default: BatchDesk }))

/** What the steps say. */
export function BatchMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return <MoreMessages address={paths.batchMessages(locale)}>{children}</MoreMessages>
}

export function loadBatchMessages(locale: Locale) {
  return loadMoreMessages(paths.batchMessages(locale))
}
