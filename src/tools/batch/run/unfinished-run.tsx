import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useBatch } from '../batch-context'
import { loadUnfinished } from './load-work'

type Unfinished = NonNullable<
  Awaited<ReturnType<Awaited<ReturnType<typeof loadUnfinished>>['findUnfinishedBatch']>>
>

/** Offers to resume a run that was interrupted by a crash, a reload or a full disk. */
export function UnfinishedRun() {
  const { run } = useBatch()
  const t = useTranslations('batch.run.unfinished')
  const formatDate = useDateFormat()
  const [found, setFound] = useState<Unfinished | null>(null)
  useEffect(() => {
    let isGone = false
    loadUnfinished()
      .then(({ findUnfinishedBatch }) => findUnfinishedBatch())
      .then(
        (unfinished) => !isGone && setFound(unfinished),
        // Without storage no run can be unfinished.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [])

  if (!found) return null
  const resume = () => {
    void run.goOn(found.id)
    // The run is shown in its step, which may be far below.
    setTimeout(() => document.getElementById('batch-run')?.scrollIntoView({ block: 'nearest' }))
  }
  const discard = async () => {
    setFound(null)
    const { discardBatch } = await loadUnfinished()
    await discardBatch(found.id).catch(() => {})
  }
  return (
    <Notice tone="warn" live title={t('title', { name: found.name })}>
      <p>
        {t('text', {
          when: formatDate(new Date(found.startedAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
          done: found.done,
          total: found.total,
        })}
      </p>
      {found.links > 0 && <p className="mt-2">{t('links', { count: found.links })}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={resume}>
          {t('resume', { done: found.done, total: found.total })}
        </Button>
        <Button variant="secondary" size="sm" onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </Notice>
  )
}
