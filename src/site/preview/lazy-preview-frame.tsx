'use client'

import dynamic from 'next/dynamic'

/** Loads the frame for editors only: without it, every visitor's page would load its code. */
export const LazyPreviewFrame = dynamic(async () => (await import('./preview-frame')).PreviewFrame)
