'use client'

import { lazy } from 'react'

/** Loads the button for sites with a chat only. */
export const LazyChatButton = lazy(async () => ({
  default: (await import('./chat-button')).ChatButton,
}))
