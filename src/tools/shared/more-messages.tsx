'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl'
import { type ReactNode, use } from 'react'
import { defaultLocale } from '@/i18n/locales'
import { fetchJson } from '@/std/fetch-json'

const loading = new Map<string, Promise<AbstractIntlMessages>>()
const failed = new Map<string, Promise<AbstractIntlMessages>>()
/** React retries immediately after a failed load; without this delay, it would retry forever. */
const rememberFailureMs = 1000

/**
 * Messages that are too much to carry with every page, so they come with the first part that needs
 * them. Suspends meanwhile; a failed load is thrown to the nearest boundary and tried again.
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
  const asked = fetchMessages(address)
  loading.set(address, asked)
  asked.catch(() => {
    failed.set(address, asked)
    setTimeout(forgetFailedMessages, rememberFailureMs)
  })
  return asked
}

/** Clears failed loads, so that the next request tries them again. */
export function forgetFailedMessages(): void {
  for (const [address, asked] of failed) {
    if (loading.get(address) === asked) loading.delete(address)
  }
  failed.clear()
}

/**
 * A catalogue that cannot be loaded is logged and replaced by English, without a notice to the
 * visitor (specification, section 8). English comes from the same place as the catalogue, or else
 * from the build; only if both fail, as without a connection, does the part fail with them.
 */
async function fetchMessages(address: string): Promise<AbstractIntlMessages> {
  const inEnglish = address.replace(/\w+(?=\.json$)/, defaultLocale)
  try {
    return await fetchJson<AbstractIntlMessages>(address)
  } catch (cause) {
    console.error(`The messages of ${address} could not be loaded`, cause)
    if (address !== inEnglish) {
      const english = await fetchJson<AbstractIntlMessages>(inEnglish).catch(() => undefined)
      if (english) return english
    }
    const built = await import('./english-messages').catch(() => undefined)
    if (!built) throw cause
    return built.englishMessages
  }
}
