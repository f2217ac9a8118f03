'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useSyncExternalStore } from 'react'
import { observable } from '@/std/observable'
import { NotLoaded } from '@/tools/shared/load-boundary'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { isMissingPart } from '@/ui/is-missing-part'
import { reloadOnce } from '@/ui/reload-once'

const retryMs = 500
const hasFailed = observable(false)
let retry = () => {}

/**
 * `CodeTool`, loaded when it is hydrated. The import has to be inside of the call: Next finds the style
 * sheets of the editor by it.
 */
export const LazyCodeTool = dynamic(async () => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return (await import('./code-tool')).CodeTool
    } catch (cause) {
      await untilRetry(attempt, cause)
    }
})

/**
 * The editor as the server rendered it. Its code is loaded with the visitor's first action; what is
 * typed or pressed meanwhile is kept.
 */
export function EditorOnAction({ children }: { children: ReactNode }) {
  return <HydrateOnAction isDue={hasWork}>{children}</HydrateOnAction>
}

/** Says that the editor's code could not be loaded, beside the form, which keeps what is typed. */
export function EditorFailure() {
  const isShown = useSyncExternalStore(hasFailed.subscribe, hasFailed.get, () => false)
  if (!isShown) return null
  return (
    <div className="mx-4 mb-4 md:mx-0">
      <NotLoaded onRetry={() => retry()} />
    </div>
  )
}

/**
 * Waits a moment after the first failure, then for the visitor, and without a connection until there
 * is one again. The form stays as it is and can be filled in.
 */
async function untilRetry(attempt: number, cause: unknown): Promise<void> {
  if (navigator.onLine && attempt === 1)
    return new Promise((resolve) => void setTimeout(resolve, retryMs))
  // A missing file may be of an older build.
  if (navigator.onLine && !(isMissingPart(cause) && !isTyped() && reloadOnce())) hasFailed.set(true)
  await new Promise<void>((resolve) => {
    retry = resolve
    addEventListener('online', () => resolve(), { once: true })
  })
  hasFailed.set(false)
}

/** Whether a form differs from what the server rendered. */
function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)',
  )
  return [...fields].some((field) => field.value !== field.defaultValue)
}

/** Whether a code has to be shown in place of the sample: of a link, or of an earlier visit. */
function hasWork(): boolean {
  try {
    const isStored = Object.keys(sessionStorage).some((key) => key.startsWith('generator:'))
    return isStored || location.hash !== ''
  } catch {
    return location.hash !== ''
  }
}
