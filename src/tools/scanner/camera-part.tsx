import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import { loadCamera } from './scanner-parts'

const CameraView = lazy(loadCamera)

/** The camera; it comes when it is asked for. */
export function CameraPart(props: ComponentProps<typeof CameraView>) {
  const t = useTranslations('scanner.start')
  return (
    <LoadBoundary>
      <Suspense
        fallback={
          <>
            <p role="status" className="sr-only">
              {t('loading')}
            </p>
            <Skeleton className="aspect-4/3 w-full" />
          </>
        }
      >
        <CameraView {...props} />
      </Suspense>
    </LoadBoundary>
  )
}
