'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const ChatButton = lazy(async () => ({ default: (await import('./chat-button')).ChatButton }))

/** Loads the button for sites with a chat only. */
export function LazyChatButton(props: ComponentProps<typeof ChatButton>) {
  return (
    <Suspense>
      <ChatButton {...props} />
    </Suspense>
  )
}
