import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import { LazyPart } from '@/tools/shared/lazy-part'
import { loadMoreMessages } from '@/tools/shared/more-messages'
import { Skeleton } from '@/ui/skeleton'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'

const loadDynamicCode = async () => ({ default: (await import('./dynamic-code')).DynamicCode })

/** The part that saves a dynamic code, loaded when that kind is chosen. */
export function LazyDynamicCode() {
  // Neither on the server nor during hydration, which match.
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!isInBrowser) return <Waiting />
  return <LazyPart load={loadDynamicCode} messages={paths.dynamicMessages} fallback={<Waiting />} />
}

/** A save that is requested meanwhile starts once the part has loaded. */
function Waiting() {
  const t = useTranslations('generator.panels')
  const showToast = useToast()
  const isSaveRequested = useGenerator().pendingAction !== null
  useEffect(() => {
    if (isSaveRequested) showToast(t('loading'))
  }, [isSaveRequested, showToast, t])
  return <Skeleton className="mb-3 min-h-11 w-full" />
}

/** Failures are shown when the part is needed. */
export function preloadDynamicCode(locale: Parameters<typeof paths.dynamicMessages>[0]): void {
  loadDynamicCode().catch(() => {})
  loadMoreMessages(paths.dynamicMessages(locale)).catch(() => {})
}
