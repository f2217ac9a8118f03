import { lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import type { FilesFieldProps } from './files-field'
import { DynamicMessages } from './lazy-dynamic-code'
import { useInBrowser } from './use-in-browser'

const createField = () =>
  lazy(async () => ({ default: (await import('./files-field')).FilesField }))

/** The field for files, loaded only for types with files. */
export function LazyFilesField(props: FilesFieldProps) {
  const [Field, setField] = useState(createField)
  const isInBrowser = useInBrowser()
  const waiting = <Skeleton className="min-h-42 w-full" />
  if (!isInBrowser) return waiting
  return (
    <LoadBoundary onRetry={() => setField(createField)}>
      <Suspense fallback={waiting}>
        <DynamicMessages>
          <Field {...props} />
        </DynamicMessages>
      </Suspense>
    </LoadBoundary>
  )
}
