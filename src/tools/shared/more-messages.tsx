'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl'
import { type ReactNode, use } from 'react'
import { fetchJson } from '@/std/fetch-json'

const loading = new Map<string, Promise<AbstractIntlMessages>>()

/**
 * Messages that are too much to carry with every page, so they come with the first part that needs
 * them. Suspends meanwhile; a failed load is thrown to the nearest boundary and tried anew.
 */
export function MoreMessages({ address, children }: { address: string; children: ReactNode }) {
  const messages = useMessages()
  const locale = useLocale()
  const more = use(loadMoreMessages(address))
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...more }}>
      {children}
    </NextIntlClientProvider>
  )
}

export function loadMoreMessages(address: string): Promise<AbstractIntlMessages> {
  const known = loading.get(address)
  if (known) return known
  const asked = fetchJson<AbstractIntlMessages>(address)
  loading.set(address, asked)
  asked.catch(() => loading.delete(address))
  return asked
}
