import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'

const loadPicker = () => import('@/tools/shared/color-picker/color-picker')
const createPicker = () => lazy(async () => ({ default: (await loadPicker()).ColorPicker }))
let ColorPicker = createPicker()

/** The color picker, loaded on first use. */
export function LazyColorPicker(props: ComponentProps<typeof ColorPicker>) {
  const [, setAttempts] = useState(0)
  const retry = () => {
    ColorPicker = createPicker()
    setAttempts((count) => count + 1)
  }
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <ColorPicker {...props} />
      </Suspense>
    </LoadBoundary>
  )
}

/** Preloads the picker when the pointer or the focus comes near; a failure is shown on opening. */
export function preloadColorPicker(): void {
  loadPicker().catch(() => {})
}
