import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Skeleton } from '@/ui/skeleton'
import type { FilesFieldProps } from './files-field'
import { DynamicPart } from './lazy-dynamic-code'

const loadField = async () => ({ default: (await import('./files-field')).FilesField })

/** The field for files, loaded only for types with files. */
export function LazyFilesField(props: FilesFieldProps) {
  const [Field, retry] = useLazyPart(loadField)
  return (
    <DynamicPart retry={retry} waiting={<Skeleton className="min-h-42 w-full" />}>
      <Field {...props} />
    </DynamicPart>
  )
}
