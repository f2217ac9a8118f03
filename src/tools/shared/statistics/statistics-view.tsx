import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { DayChart, ValueCharts } from './charts'
import { CsvButton } from './csv-button'
import { RangeFields } from './range-fields'
import { type ShownStatistics, useStatisticsSource } from './statistics-source'
import { TapTable } from './tap-table'
import { Totals } from './totals'

/** The numbers of a source for a range of days. */
export function StatisticsView({
  fields,
  children,
}: {
  /** Fields next to those for the days. */
  fields: ReactNode
  /** What only this source can show, below the days. */
  children?: ReactNode
}) {
  const t = useTranslations('statistics')
  const locale = useLocale()
  const { read, texts } = useStatisticsSource()
  const { statistics, problem, isBusy, retry } = read
  return (
    <div className="flex flex-col gap-6">
      <RangeFields>{fields}</RangeFields>
      {problem !== undefined && (
        <Notice tone="warn" live title={t('failed')}>
          <p>{texts.problem}</p>
          {statistics && <p>{t('stale')}</p>}
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {isBusy ? t('loading') : ''}
      </p>
      {statistics && (
        <Numbers key={locale} statistics={statistics}>
          {children}
        </Numbers>
      )}
      {!statistics && problem === undefined && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

function Numbers({ statistics, children }: { statistics: ShownStatistics; children: ReactNode }) {
  const t = useTranslations('statistics.onlyBots')
  const { csv, texts } = useStatisticsSource()
  const { total, comparison, taps = [] } = statistics
  const { scans, clicks, bots } = total
  return (
    <>
      {texts.about && <p className="text-ink-soft text-sm">{texts.about}</p>}
      <Totals total={total} before={comparison?.total} />
      {scans + clicks > 0 && (
        <>
          <DayChart statistics={statistics} />
          {children}
          <ValueCharts statistics={statistics} />
        </>
      )}
      {/* Visits of crawlers, which charts do not show, are named. */}
      {scans + clicks === 0 &&
        (bots > 0 ? (
          <Notice title={t('title')}>{t('text', { bots })}</Notice>
        ) : (
          <Notice title={texts.empty.title}>{texts.empty.text}</Notice>
        ))}
      {taps.length > 0 && <TapTable taps={taps} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <CsvButton file={csv} />
        <p className="max-w-[60ch] text-ink-faint text-xs">{texts.note}</p>
      </div>
    </>
  )
}
