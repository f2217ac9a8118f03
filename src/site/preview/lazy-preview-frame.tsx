'use client'

import { lazy } from 'react'

/** Loads the frame for editors only: without it, every visitor's page would load its code. */
export const LazyPreviewFrame = lazy(async () => ({
  default: (await import('./preview-frame')).PreviewFrame,
}))
