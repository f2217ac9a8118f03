'use client'

import { lazy, type ReactNode, Suspense } from 'react'

const PreviewFrame = lazy(async () => ({ default: (await import('./preview-frame')).PreviewFrame }))

/** Loads the frame for editors only: without it, every visitor's page would load its code. */
export function LazyPreviewFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <PreviewFrame>{children}</PreviewFrame>
    </Suspense>
  )
}
