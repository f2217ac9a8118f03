'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import type { GeneratorProps } from './generator-provider'

const retryMs = 500
// The import has to be inside of the call: Next finds the style sheets of the editor by it.
const createTool = () =>
  dynamic(async () => {
    const load = async () => (await import('./code-tool')).CodeTool
    try {
      return await load()
    } catch {
      await untilRetry()
      return load()
    }
  })
const FirstTool = createTool()

/**
 * The editor as the server rendered it. Its code is loaded with the visitor's first action; what is
 * typed or pressed meanwhile is kept.
 */
export function EditorOnAction({ children }: { children: ReactNode }) {
  return <HydrateOnAction isDue={hasWork}>{children}</HydrateOnAction>
}

/** `CodeTool`, loaded when it is hydrated. */
export function LazyCodeTool(props: GeneratorProps) {
  const [CodeTool, setTool] = useState(() => FirstTool)
  return (
    <LoadBoundary onRetry={() => setTool(createTool)}>
      <CodeTool {...props} />
    </LoadBoundary>
  )
}

/** Without a connection, the form stays as it is and can be filled in until there is one again. */
function untilRetry(): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, retryMs)
    else addEventListener('online', resolve, { once: true })
  })
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
