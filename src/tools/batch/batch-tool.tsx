'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Skeleton } from '@/ui/skeleton'
import { BatchMessages, loadDesk } from './batch-parts'
import { steps } from './batch-steps'
import { StepFrame } from './step-frame'

/** The way from a list to its codes: what is shown at once, until the steps themselves are there. */
export function BatchTool() {
  const [Desk, setDesk] = useState<ReturnType<typeof createDesk> | null>(null)
  // A component is a function, which the state would call.
  const load = () => setDesk(() => createDesk())
  // On the server, and until the page can be used, only the steps' names stand there.
  useEffect(load, [])
  if (!Desk) return <Steps />
  return (
    <LoadBoundary onRetry={load}>
      <Suspense fallback={<Steps />}>
        <BatchMessages>
          <Desk />
        </BatchMessages>
      </Suspense>
    </LoadBoundary>
  )
}

const createDesk = () => lazy(loadDesk)

function Steps() {
  const t = useTranslations('batch')
  return steps.map((step, index) => (
    <StepFrame
      key={step}
      number={index + 1}
      title={t(`steps.${step}.title`)}
      lead={t(`steps.${step}.lead`)}
      isOpen={index === 0}
    >
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    </StepFrame>
  ))
}
