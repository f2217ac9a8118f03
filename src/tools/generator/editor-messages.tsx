'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl'
import { type ReactNode, use } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'

const loading = new Map<Locale, Promise<AbstractIntlMessages>>()

/**
 * What the panels say: too much to carry with every page, so it comes with the first that is
 * opened. Suspends meanwhile; a failed load is thrown to the nearest boundary and tried anew.
 */
export function EditorMessages({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const locale = useLocale()
  const more = use(loadEditorMessages(locale))
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...more }}>
      {children}
    </NextIntlClientProvider>
  )
}

export function loadEditorMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = loading.get(locale)
  if (known) return known
  const asked = fetchMessages(locale)
  loading.set(locale, asked)
  asked.catch(() => loading.delete(locale))
  return asked
}

async function fetchMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const answer = await fetch(paths.editorMessages(locale))
  if (!answer.ok) throw new Error(`The messages of ${locale} did not arrive: ${answer.status}`)
  return answer.json()
}
