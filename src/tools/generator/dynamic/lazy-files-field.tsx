import { Suspense } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Skeleton } from '@/ui/skeleton'
import type { FilesFieldProps } from './files-field'
import { DynamicMessages } from './lazy-dynamic-code'
import { useInBrowser } from './use-in-browser'

const loadField = async () => ({ default: (await import('./files-field')).FilesField })

/** The field for files, loaded only for types with files. */
export function LazyFilesField(props: FilesFieldProps) {
  const [Field, retry] = useLazyPart(loadField)
  const isInBrowser = useInBrowser()
  const waiting = <Skeleton className="min-h-42 w-full" />
  if (!isInBrowser) return waiting
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={waiting}>
        <DynamicMessages>
          <Field {...props} />
        </DynamicMessages>
      </Suspense>
    </LoadBoundary>
  )
}
