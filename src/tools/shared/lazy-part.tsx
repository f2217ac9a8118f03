'use client'

import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { LoadBoundary } from './load-boundary'
import { useLazyPart } from './use-lazy-part'

/** A component that is loaded when it is first shown; a failure is shown with a button to retry. */
export function LazyPart<Props extends object>({
  load,
  fallback = null,
  Messages = Fragment,
  ...props
}: {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Shown meanwhile. */
  fallback?: ReactNode
  /** Provides the messages of the part, which load with it. */
  Messages?: ComponentType<{ children: ReactNode }>
} & NoInfer<Props>) {
  const [Part, retry] = useLazyPart(load)
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={fallback}>
        <Messages>
          <Part {...(props as unknown as Props)} />
        </Messages>
      </Suspense>
    </LoadBoundary>
  )
}
