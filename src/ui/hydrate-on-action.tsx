'use client'

import { usePathname } from 'next/navigation'
import { Activity, type ReactNode, use, useState, useSyncExternalStore } from 'react'

/** Moves, presses and keys; `focusin` and `click` are all that some assistive technology sends. */
const actions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin', 'click', 'popstate']
const inBrowser = typeof window !== 'undefined'
/** Also true for what was pressed or typed before this script had come. */
let hasActed = inBrowser && navigator.userActivation?.hasBeenActive === true
let resolveAction = () => {}
const action = new Promise<void>((resolve) => {
  resolveAction = resolve
  if (hasActed) resolve()
})

function act(): void {
  if (hasActed) return
  hasActed = true
  for (const type of actions) removeEventListener(type, act, true)
  resolveAction()
}

if (inBrowser && !hasActed)
  for (const type of actions) addEventListener(type, act, { capture: true, passive: true })

/**
 * Leaves its children as the server rendered them until the visitor's first action, and hydrates them
 * then, after everything that is interactive already. For parts that can be read and followed without
 * scripts: many visits never pay for them.
 */
export function HydrateOnAction({
  isDue,
  children,
}: {
  /** Whether not to wait for an action, such as to restore stored work; asked in the browser only. */
  isDue?: () => boolean
  children: ReactNode
}) {
  const path = usePathname()
  const [first] = useState({ path, children })
  const isHydrating = useIsHydrating()
  const [isWaiting] = useState(() => inBrowser && isHydrating && !isDue?.())
  // React shows other content only after it has hydrated what is there.
  if (inBrowser && (path !== first.path || children !== first.children)) act()
  return (
    // Unlike a Suspense boundary, the server always sends its content in place.
    <Activity>{isWaiting ? <Waiting>{children}</Waiting> : children}</Activity>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  use(action)
  return children
}

/**
 * Whether the server rendered this component. Never changes: a further render of an activity would
 * replace what the server sent.
 */
function useIsHydrating(): boolean {
  const [store] = useState(() => {
    let isHydrating = false
    return {
      subscribe: () => () => {},
      read: () => isHydrating,
      readOnServer: () => {
        isHydrating = true
        return isHydrating
      },
    }
  })
  return useSyncExternalStore(store.subscribe, store.read, store.readOnServer)
}
