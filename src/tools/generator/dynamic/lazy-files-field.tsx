import { lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import type { FilesFieldProps } from './files-field'
import { DynamicMessages } from './lazy-dynamic-code'

const createField = () =>
  lazy(async () => ({ default: (await import('./files-field')).FilesField }))

/** The field of files, which the pages of all other types do not carry along. */
export function LazyFilesField(props: FilesFieldProps) {
  const [Field, setField] = useState(createField)
  return (
    <LoadBoundary onRetry={() => setField(createField)}>
      <Suspense fallback={<Skeleton className="min-h-42 w-full" />}>
        <DynamicMessages>
          <Field {...props} />
        </DynamicMessages>
      </Suspense>
    </LoadBoundary>
  )
}
