'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { apiAddress } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { MoreMessages } from '@/tools/shared/more-messages'
import { StatisticsSourceProvider } from '@/tools/shared/statistics/statistics-source'
import { StatisticsView } from '@/tools/shared/statistics/statistics-view'
import { useDayNames } from '@/tools/shared/statistics/use-day-names'
import { useStatistics } from '@/tools/shared/statistics/use-statistics'
import { Notice } from '@/ui/notice'
import { useWorkspace } from '../workspace-session'
import { createQuery, shownPresets, writeStatisticsQuery } from './combined-query'
import { ComparedCodes } from './compared-codes'
import { StatisticsFilter } from './statistics-filter'
import { TopCodes } from './top-codes'

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
  const period = useTranslations('statistics.emptyRange')
  const nameDay = useDayNames()
  const { workspace, call, secret } = useWorkspace()
  const problemMessage = useProblemMessage()
  const [query, setQuery] = useState(() => createQuery(workspace.timeZone))
  const { range, tag, series } = query
  const { statistics, ...read } = useStatistics({
    query: writeStatisticsQuery(query),
    load: (wanted, signal) => call('GET /workspace/statistics', { query: wanted, signal }),
    typed: tag,
  })
  if (workspace.codes === 0) {
    return <Notice title={t('noCodes.title')}>{t('noCodes.text')}</Notice>
  }
  const earlier = statistics?.comparison
  const about = statistics && [
    t('codes', { count: statistics.codes }),
    earlier &&
      t('comparedWith', {
        from: nameDay(earlier.from, 'long'),
        to: nameDay(earlier.to, 'long'),
      }),
  ]
  // The variants of one code mean nothing for another.
  const breakdowns = statistics && { ...statistics.breakdowns, variant: [] }
  return (
    <StatisticsSourceProvider
      value={{
        read: { ...read, ...(breakdowns && { statistics: { ...statistics, breakdowns } }) },
        ...{ range, presets: shownPresets, timeZone: workspace.timeZone, since: null },
        onRange: (changed) => setQuery({ ...query, range: changed }),
        csv: {
          address: apiAddress('GET /workspace/statistics', {
            query: writeStatisticsQuery(query, 'csv'),
          }),
          secret,
          name: `statistics-${range.from}-${range.to}.csv`,
        },
        texts: {
          legend: t('filter.legend'),
          problem:
            read.problem?.key === 'invalid' ? t('tooMany') : problemMessage(read.problem ?? null),
          empty: { title: period('title'), text: t('empty.text') },
          about: about?.filter(Boolean).join(' '),
          note: t('zones'),
        },
      }}
    >
      <StatisticsView fields={<StatisticsFilter query={query} onChange={setQuery} />}>
        {statistics && (
          <>
            <TopCodes codes={statistics.topCodes} />
            <ComparedCodes
              chosen={series}
              series={statistics.series}
              onChange={(chosen) => setQuery({ ...query, series: chosen })}
            />
          </>
        )}
      </StatisticsView>
    </StatisticsSourceProvider>
  )
}
