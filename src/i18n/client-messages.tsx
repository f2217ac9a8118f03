import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from './load-messages'

type Namespace = keyof Messages

/** Hands the named namespaces, and only those, to the client components below it. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[]
  children: ReactNode
}) {
  const messages = await getMessages()
  const picked = Object.fromEntries(namespaces.map((name) => [name, messages[name]]))
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}
