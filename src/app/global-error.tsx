'use client'

import { lazy, Suspense } from 'react'
import type { BoundaryProps } from '@/site/error-page/fatal-error-page'

// This file goes out with every page; what it draws, style sheet included, comes when it is needed.
const GlobalErrorPage = lazy(() =>
  import('./global-error-document').then(
    (module) => ({ default: module.GlobalErrorPage }),
    () => ({ default: BareDocument }),
  ),
)

export default function GlobalError(props: BoundaryProps) {
  return (
    <Suspense fallback={<BareDocument {...props} />}>
      <GlobalErrorPage {...props} />
    </Suspense>
  )
}

/** The error's own message, until or when nothing else can be had. */
function BareDocument({ error }: BoundaryProps) {
  return (
    <html lang="en">
      <body>
        <h1>{error instanceof Error ? error.message : ''}</h1>
      </body>
    </html>
  )
}
