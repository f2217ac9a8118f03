'use client'

import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Locale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { LoadBoundary } from './load-boundary'
import { MoreMessages } from './more-messages'
import { useLazyPart } from './use-lazy-part'

/** A component that is loaded when it is first shown; a failure is shown with a button to retry. */
export function LazyPart<Props extends object>({
  load,
  fallback = null,
  messages,
  ...props
}: {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Shown meanwhile. */
  fallback?: ReactNode
  /** Returns the address of the part's messages, which load with it. */
  messages?: (locale: Locale) => string
} & NoInfer<Props>) {
  const [Part, retry] = useLazyPart(load)
  const locale = useLocale()
  const part = <Part {...(props as unknown as Props)} />
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={fallback}>
        {messages ? <MoreMessages address={messages(locale)}>{part}</MoreMessages> : part}
      </Suspense>
    </LoadBoundary>
  )
}
