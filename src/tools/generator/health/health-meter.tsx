'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useState } from 'react'
import type { Change } from '@/qr/check/check-result'
import type { Design } from '@/qr/design/design'
import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { EditorMessages } from '../editor-messages'
import { LoadBoundary } from '../load-boundary'
import { HealthBar } from './health-bar'
import { healthScore } from './health-score'
import type { Health } from './use-health'

const loadDetails = () => import('./health-details')
const createDetails = () => lazy(async () => ({ default: (await loadDetails()).HealthDetails }))

/** How well the code scans, as one word and a bar; unfolds into why, and what to do about it. */
export function HealthMeter({
  health,
  onRepaired,
  className,
}: {
  health: Health
  /** The design that the repair made, and what it changed to get there. */
  onRepaired: (design: Design, changes: readonly Change[]) => void
  className?: string
}) {
  const t = useTranslations('generator.health')
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const [Details, setDetails] = useState(createDetails)
  const { status, result } = health
  // The samples are green until something is changed: a test holds that.
  const verdict = result?.verdict ?? 'green'
  const isUnknown = !result && status !== 'untested'
  const word = isUnknown && status === 'checking' ? t('checking') : t(`verdict.${verdict}`)

  const toggle = () => {
    health.start()
    setOpen(!isOpen)
  }
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={toggle}
        onPointerEnter={() => loadDetails().catch(() => {})}
        className="group/health flex min-h-10 w-full flex-col justify-center gap-1.5 rounded-sm text-start"
      >
        <span className="flex items-baseline justify-between gap-3 text-sm">
          <span className="font-medium">
            <span className="sr-only">{t('label')}: </span>
            {word}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-4 shrink-0 self-center text-ink-soft transition-transform duration-140 group-hover/health:text-ink',
              isOpen && 'rotate-180',
            )}
          />
        </span>
        <HealthBar
          verdict={verdict}
          score={result ? healthScore(result) : isUnknown ? 0 : 1}
          busy={status === 'checking'}
        />
      </button>
      <p role="status" className="sr-only">
        {status === 'checked' || status === 'failed' ? `${t('label')}: ${word}` : ''}
      </p>
      {isOpen && (
        <section id={detailsId} aria-label={t('label')} className="pt-3">
          <LoadBoundary onRetry={() => setDetails(createDetails)}>
            <Suspense fallback={<Skeleton className="h-28 w-full" />}>
              <EditorMessages>
                <Details health={health} onRepaired={onRepaired} />
              </EditorMessages>
            </Suspense>
          </LoadBoundary>
        </section>
      )}
    </div>
  )
}
