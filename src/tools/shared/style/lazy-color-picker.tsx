import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import { useColorLabels } from './use-color-labels'

const loadPicker = () => import('@/ui/color-picker/color-picker')
const createPicker = () => lazy(async () => ({ default: (await loadPicker()).ColorPicker }))
let ColorPicker = createPicker()

/** The colour picker in the page's language, loaded on first use. */
export function LazyColorPicker(props: Omit<ComponentProps<typeof ColorPicker>, 'labels'>) {
  const labels = useColorLabels()
  const [, setAttempts] = useState(0)
  const retry = () => {
    ColorPicker = createPicker()
    setAttempts((count) => count + 1)
  }
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <ColorPicker {...props} labels={labels} />
      </Suspense>
    </LoadBoundary>
  )
}

/** Preloads the picker when the pointer or the focus comes near; a failure is shown on opening. */
export function preloadColorPicker(): void {
  loadPicker().catch(() => {})
}
