import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { paths } from '@/paths'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'
import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { useToast } from '@/ui/toast'
import type { DynamicCodeProps } from './dynamic-code'

const importDynamicCode = async () => ({ default: (await import('./dynamic-code')).DynamicCode })

/** The part that saves a dynamic code, loaded when that kind is chosen. */
export function LazyDynamicCode(props: DynamicCodeProps) {
  const [Part, retry] = useLazyPart(importDynamicCode)
  return (
    <DynamicPart retry={retry} waiting={<Waiting isSaveRequested={props.isSaveRequested} />}>
      <Part {...props} />
    </DynamicPart>
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

/** A lazily loaded part with its messages; not on the server nor during hydration, which match. */
export function DynamicPart({
  retry,
  waiting,
  children,
}: {
  retry: () => void
  waiting: ReactNode
  children: ReactNode
}) {
  const locale = useLocale()
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!isInBrowser) return waiting
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={waiting}>
        <MoreMessages address={paths.dynamicMessages(locale)}>{children}</MoreMessages>
      </Suspense>
    </LoadBoundary>
  )
}
