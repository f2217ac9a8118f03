'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type StatisticsDimension, statisticsDimensions } from '@/codes'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { paths } from '@/paths'
import { apiAddress } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { MoreMessages } from '@/tools/shared/more-messages'
import { BarChart } from '@/tools/shared/statistics/bar-chart'
import { CsvButton } from '@/tools/shared/statistics/csv-button'
import { findShownCount } from '@/tools/shared/statistics/find-shown-count'
import { NoScansNotice } from '@/tools/shared/statistics/no-scans-notice'
import { ShareChart } from '@/tools/shared/statistics/share-chart'
import { useValueNames } from '@/tools/shared/statistics/use-value-names'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useWorkspace } from '../workspace-session'
import { type CombinedQuery, createQuery, writeStatisticsQuery } from './combined-query'
import { ComparedCodes } from './compared-codes'
import { ComparedTotals } from './compared-totals'
import { StatisticsFilter } from './statistics-filter'
import { TopCodes } from './top-codes'
import { useWorkspaceStatistics } from './use-workspace-statistics'

/** The variants of one code mean nothing for another; the hours are a chart of their own. */
const shares = statisticsDimensions.filter((name) => name !== 'hour' && name !== 'variant')
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const noCounts = { scans: 0, clicks: 0, bots: 0 }
const noSplit = [] as const

/** The statistics of all codes of a workspace together. */
export function CombinedStatistics() {
  const locale = useLocale()
  return (
    <MoreMessages address={paths.workspaceStatisticsMessages(locale)}>
      <Statistics />
    </MoreMessages>
  )
}

function Statistics() {
  const t = useTranslations('workspace.statistics')
  const { workspace } = useWorkspace()
  const problemMessage = useProblemMessage()
  const [query, setQuery] = useState(() => createQuery(workspace.timeZone))
  const { statistics, problem, isBusy, retry } = useWorkspaceStatistics(query)
  if (workspace.codes === 0) {
    return <Notice title={t('noCodes.title')}>{t('noCodes.text')}</Notice>
  }
  return (
    <div className="flex flex-col gap-6">
      <StatisticsFilter query={query} onChange={setQuery} />
      {problem !== undefined && (
        <Notice tone="warn" live title={t('failed')}>
          <p>{problem?.key === 'invalid' ? t('tooMany') : problemMessage(problem)}</p>
          {statistics && <p>{t('stale')}</p>}
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {isBusy ? t('loading') : ''}
      </p>
      {statistics && <Numbers statistics={statistics} query={query} onQuery={setQuery} />}
      {!statistics && problem === undefined && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

function Numbers({
  statistics,
  query,
  onQuery,
}: {
  statistics: WorkspaceStatistics
  query: CombinedQuery
  onQuery: (query: CombinedQuery) => void
}) {
  const t = useTranslations('workspace.statistics')
  const format = useFormatter()
  const { secret } = useWorkspace()
  const { total, comparison, codes, topCodes, series } = statistics
  const isEmpty = total.scans + total.clicks === 0
  const date = (day: string) =>
    format.dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <p className="text-ink-soft text-sm">
        {t('codes', { count: codes })}
        {comparison &&
          ` ${t('comparedWith', { from: date(comparison.from), to: date(comparison.to) })}`}
      </p>
      <ComparedTotals total={total} before={comparison?.total} />
      {isEmpty ? (
        <NoScansNotice bots={total.bots} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <DayChart statistics={statistics} />
          <TopCodes codes={topCodes} />
          <ComparedCodes
            chosen={query.series}
            series={series}
            onChange={(chosen) => onQuery({ ...query, series: chosen })}
          />
          <Breakdowns breakdowns={statistics.breakdowns} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <CsvButton
          address={apiAddress('GET /workspace/statistics', {
            query: writeStatisticsQuery(query, 'csv'),
          })}
          secret={secret}
          fileName={`statistics-${query.range.from}-${query.range.to}.csv`}
        />
        <p className="max-w-[60ch] text-ink-faint text-xs">{t('zones')}</p>
      </div>
    </>
  )
}

function DayChart({ statistics: { days, comparison } }: { statistics: WorkspaceStatistics }) {
  const t = useTranslations('statistics.charts')
  const own = useTranslations('workspace.statistics')
  const { dateTime } = useFormatter()
  return (
    <BarChart
      title={t('days')}
      head={t('day')}
      beforeLabel={comparison ? own('earlier') : undefined}
      bars={days.map(({ day, ...counts }, at) => ({
        ...counts,
        ...(comparison && { before: comparison.days[at]?.scans ?? 0 }),
        key: day,
        label: dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
        tick: dateTime(new Date(`${day}T00:00Z`), {
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        }),
      }))}
    />
  )
}

/** A chart for each dimension of which a value is known. */
function Breakdowns({ breakdowns }: Pick<WorkspaceStatistics, 'breakdowns'>) {
  const t = useTranslations('statistics.charts')
  const nameOf = useValueNames(noSplit)
  const atHours = new Map(breakdowns.hour.map(({ value, ...counts }) => [value, counts]))
  const values = (dimension: StatisticsDimension) =>
    breakdowns[dimension].map(({ value, ...counts }) => ({
      ...counts,
      key: value,
      label: nameOf(dimension, value),
    }))
  return (
    <>
      {breakdowns.hour.length > 0 && (
        <BarChart
          title={t('hours')}
          head={t('hour')}
          bars={hours.map((hour) => ({
            ...(atHours.get(hour) ?? noCounts),
            key: hour,
            label: nameOf('hour', hour),
            tick: hour,
          }))}
        />
      )}
      <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        {shares.map((name) => {
          const count = findShownCount(name, breakdowns[name])
          return (
            count && (
              <ShareChart
                key={name}
                title={t(`titles.${name}`)}
                head={t(`heads.${name}`)}
                shares={values(name)}
                count={count}
              />
            )
          )
        })}
      </div>
    </>
  )
}
