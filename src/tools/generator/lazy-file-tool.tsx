'use client'

import { lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import type { FileType } from './type-groups'

const createTool = () => lazy(async () => ({ default: (await import('./file-tool')).FileTool }))
const firstTool = createTool()

/** The form of a file's type, which the pages of all other types do not carry along. */
export function LazyFileTool({ type }: { type: FileType }) {
  const [Tool, setTool] = useState<ReturnType<typeof createTool>>(() => firstTool)
  return (
    <LoadBoundary onRetry={() => setTool(createTool)}>
      <Suspense fallback={<div className="min-h-96" />}>
        <Tool type={type} />
      </Suspense>
    </LoadBoundary>
  )
}
