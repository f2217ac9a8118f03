import { useTranslations } from 'next-intl'
import { type ComponentProps, Suspense } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Skeleton } from '@/ui/skeleton'
import type { CameraView as View } from './camera/camera-view'

const loadCamera = () =>
  import('./camera/camera-view').then((module) => ({ default: module.CameraView }))

/** The camera, loaded when it is first shown. */
export function CameraPart(props: ComponentProps<typeof View>) {
  const [CameraView, renew] = useLazyPart(loadCamera)
  const t = useTranslations('scanner.start')
  return (
    <LoadBoundary onRetry={renew}>
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
