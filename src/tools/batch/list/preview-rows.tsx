'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useMemo } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { shorten } from '@/tools/shared/shorten'
import { Skeleton } from '@/ui/skeleton'
import { useBatch } from '../batch-context'

const shownRows = 6
const longestTitle = 60

const PreviewCode = lazy(async () => ({ default: (await import('./preview-code')).PreviewCode }))

/** The first rows as codes. */
export function PreviewRows() {
  const { ready: rows } = useBatch()
  const t = useTranslations('batch.preview')
  const first = useMemo(() => rows.slice(0, shownRows), [rows])
  return (
    <section aria-label={t('title')}>
      <h3 className="font-medium text-sm">{t('title')}</h3>
      <LoadBoundary>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4">
          {first.map((row) => (
            <li key={row.row} className="min-w-0">
              <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
                <PreviewCode row={row} />
              </Suspense>
              <p className="mt-1.5 line-clamp-2 break-words text-xs leading-snug">
                <bdi>{shorten(row.title, longestTitle)}</bdi>
              </p>
              <p className="text-ink-soft text-xs tabular-nums">{t('row', { row: row.row })}</p>
            </li>
          ))}
        </ul>
      </LoadBoundary>
    </section>
  )
}
