import { useLocale, useTranslations } from 'next-intl'
import { Suspense, useEffect } from 'react'
import { paths } from '@/paths'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'
import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { useToast } from '@/ui/toast'
import type { DynamicCodeProps } from './dynamic-code'
import { useInBrowser } from './use-in-browser'

const importDynamicCode = async () => ({ default: (await import('./dynamic-code')).DynamicCode })

/** The part that saves a dynamic code, loaded when that kind is chosen. */
export function LazyDynamicCode(props: DynamicCodeProps) {
  const [Part, retry] = useLazyPart(importDynamicCode)
  const isInBrowser = useInBrowser()
  const waiting = <Waiting isSaveRequested={props.isSaveRequested} />
  if (!isInBrowser) return waiting
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={waiting}>
        <DynamicMessages>
          <Part {...props} />
        </DynamicMessages>
      </Suspense>
    </LoadBoundary>
  )
}

/** A save that is requested meanwhile starts once the part has loaded. */
function Waiting({ isSaveRequested }: Pick<DynamicCodeProps, 'isSaveRequested'>) {
  const t = useTranslations('generator.panels')
  const showToast = useToast()
  useEffect(() => {
    if (isSaveRequested) showToast(t('loading'))
  }, [isSaveRequested, showToast, t])
  return <Skeleton className="mb-3 min-h-11 w-full" />
}

/** Failures are shown when the part is needed. */
export function preloadDynamicCode(locale: Parameters<typeof paths.dynamicMessages>[0]): void {
  importDynamicCode().catch(() => {})
  loadMoreMessages(paths.dynamicMessages(locale)).catch(() => {})
}

export function DynamicMessages({ children }: { children: React.ReactNode }) {
  return <MoreMessages address={paths.dynamicMessages(useLocale())}>{children}</MoreMessages>
}
