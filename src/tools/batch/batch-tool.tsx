'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { becomeIdle } from '@/tools/shared/become-idle'
import { LazyPart } from '@/tools/shared/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { approachDesk, loadBatchDesk } from './batch-parts'
import { LaterSteps } from './later-steps'
import { ListStep } from './list/list-step'
import { useBatchList } from './list/use-batch-list'
import { loadUnfinished } from './run/load-work'
import { StepFrame } from './step-frame'

/**
 * The batch tool, from a list to its codes. The first step is available at once; the others are
 * loaded with the first list, and preloaded when the pointer or the focus comes near.
 */
export function BatchTool({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('batch')
  const locale = useLocale()
  const batch = useBatchList()
  const { list, mapping, changeList } = batch
  const [isDeskOpen, setDeskOpen] = useState(false)
  // A run continues without its list.
  if (list && !isDeskOpen) setDeskOpen(true)
  const [notes, setNotes] = useState<HTMLElement | null>(null)
  const [offers, setOffers] = useState<HTMLElement | null>(null)
  const approach = () => approachDesk(locale)

  useEffect(() => {
    becomeIdle()
      .then(loadUnfinished)
      .then(({ findUnfinishedBatch }) => findUnfinishedBatch())
      // Without storage no run can be unfinished.
      .then(
        (unfinished) => unfinished && setDeskOpen(true),
        () => {},
      )
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads
    <div onPointerEnter={approach} onFocus={approach}>
      <div ref={setNotes} className="px-4 py-4 empty:hidden sm:px-6 lg:px-8" />
      <StepFrame
        id="batch-list"
        number={1}
        title={t('steps.list.title')}
        lead={t('steps.list.lead')}
        isOpen
      >
        <ListStep value={list} mapping={mapping} onChange={changeList} />
        <div ref={setOffers} />
      </StepFrame>
      {isDeskOpen ? (
        <LazyPart
          load={loadBatchDesk}
          {...{ batch, siteUrl, notes, offers }}
          messages={paths.batchMessages}
          fallback={<LaterSteps content={{ columns: <StepSkeleton /> }} />}
        />
      ) : (
        <LaterSteps content={{}} />
      )}
    </div>
  )
}

function StepSkeleton() {
  const t = useTranslations('batch')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
