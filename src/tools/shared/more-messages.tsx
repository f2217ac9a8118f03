'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useMessages } from 'next-intl'
import { type ReactNode, use, useMemo } from 'react'
import { defaultLocale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { fetchJson } from '@/std/fetch-json'

const loading = new Map<string, Promise<AbstractIntlMessages>>()
const failed = new Map<string, Promise<AbstractIntlMessages>>()
/** React retries immediately after a failed load; without this delay, it would retry forever. */
const rememberFailureMs = 1000

/**
 * Provides messages that are too large for every page, loaded with the first part that needs them.
 * Suspends meanwhile; a failed load is thrown to the nearest boundary and can be retried.
 */
export function MoreMessages({ address, children }: { address: string; children: ReactNode }) {
  const messages = useMessages()
  const locale = useLocale()
  const more = use(loadMoreMessages(address))
  // Others would render every text below once more.
  const all = useMemo(() => ({ ...messages, ...more }), [messages, more])
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}

export function loadMoreMessages(address: string): Promise<AbstractIntlMessages> {
  const known = loading.get(address)
  if (known) return known
  const pendingMessages = fetchMessages(address)
  loading.set(address, pendingMessages)
  pendingMessages.then(
    // As React marks a promise that it has waited for: it reads this one without waiting.
    (value) => Object.assign(pendingMessages, { status: 'fulfilled', value }),
    () => {
      failed.set(address, pendingMessages)
      setTimeout(forgetFailedMessages, rememberFailureMs)
    },
  )
  return pendingMessages
}

/** Clears failed loads, so that the next request tries them again. */
export function forgetFailedMessages(): void {
  for (const [address, asked] of failed) {
    if (loading.get(address) === asked) loading.delete(address)
  }
  failed.clear()
}

/**
 * Fetches a catalog. If that fails, it is logged and replaced by English, without a notice to the
 * visitor (specification, section 8). English is fetched from the same place, or else loaded from
 * the build. Rejects only if both fail, for example without a connection.
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
