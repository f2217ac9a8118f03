import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from './load-messages'

/**
 * Provides the selected messages of the catalog, and no others, to the client components below
 * it.
 */
export async function ClientMessages({
  pick,
  children,
}: {
  pick: (messages: Messages) => AbstractIntlMessages
  children: ReactNode
}) {
  const messages = await getMessages()
  return <NextIntlClientProvider messages={pick(messages)}>{children}</NextIntlClientProvider>
}
