import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import type { CodeView, Statistics } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { apiAddress, putSetting, readCode } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { CsvButton } from '@/tools/shared/statistics/csv-button'
import { type DayRange, makeRange } from '@/tools/shared/statistics/day-range'
import { NoScansNotice } from '@/tools/shared/statistics/no-scans-notice'
import type { FoundKey } from '@/tools/shared/workspaces/find-code-key'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { Charts } from './charts'
import { RangeFields } from './range-fields'
import { TapTable } from './tap-table'
import { Totals } from './totals'
import { type StatisticsRequest, useStatistics } from './use-statistics'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The numbers of one code, for a range of days and a time zone that its owner chooses. */
export function OwnStatistics({ ownKey }: { ownKey: FoundKey }) {
  const t = useTranslations('statistics')
  const locale = useLocale()
  const showProblem = useProblemMessage()
  const { code, isRead, follow } = useOwnCode(ownKey)
  const [timeZone, setTimeZone] = useState<string>()
  const [range, setRange] = useState<DayRange>()
  const [since, setSince] = useState<string | null>(null)
  const zone = timeZone ?? code?.timeZone ?? ownZone()
  const shown = range ?? makeRange('30', { timeZone: zone, since: null })
  const requestedRange = useMemo<StatisticsRequest | undefined>(
    () => (isRead ? { from: shown.from, to: shown.to, timeZone: zone } : undefined),
    [isRead, shown.from, shown.to, zone],
  )
  const { statistics, problem, isBusy, retry } = useStatistics(ownKey, requestedRange)
  const first = statistics?.since
  useEffect(() => {
    if (first !== undefined) setSince(first)
  }, [first])

  return (
    <div className="mt-2 flex flex-col gap-6">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 text-lead wrap-anywhere">
          {code?.name || ownKey.name || ownKey.slug.toUpperCase()}
        </span>
        <Link href={paths.myCode(ownKey.slug)} className="text-sm underline underline-offset-4">
          {t('edit')}
        </Link>
      </p>
      <div className="flex flex-col gap-3">
        <RangeFields
          range={shown}
          timeZone={zone}
          onPreset={(preset) => setRange(makeRange(preset, { timeZone: zone, since, last: shown }))}
          onRange={setRange}
          onTimeZone={(next) => {
            setTimeZone(next)
            if (shown.preset !== 'own') setRange(makeRange(shown.preset, { timeZone: next, since }))
          }}
        />
        {code && <StoreTimeZone ownKey={ownKey} code={code} zone={zone} onKept={follow} />}
      </div>
      {problem !== undefined && (
        <Notice tone="warn" live title={showProblem(problem)}>
          {statistics && <p>{t('stale')}</p>}
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {isBusy && !statistics ? t('loading') : ''}
      </p>
      {statistics ? (
        <Numbers key={locale} statistics={statistics} code={code} ownKey={ownKey} />
      ) : (
        problem === undefined && <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}

function Numbers({
  statistics,
  code,
  ownKey,
}: {
  statistics: Statistics
  code: CodeView | undefined
  ownKey: FoundKey
}) {
  const t = useTranslations('statistics')
  const { scans, clicks, bots } = statistics.total
  const { from, to, timeZone } = statistics
  return (
    <>
      <Totals total={statistics.total} />
      {scans + clicks === 0 ? (
        <NoScansNotice
          bots={bots}
          title={t(statistics.since ? 'emptyRange.title' : 'empty.title')}
          text={t(statistics.since ? 'emptyRange.text' : 'empty.text')}
        />
      ) : (
        <Charts statistics={statistics} split={code?.document.rules?.split ?? []} />
      )}
      {statistics.taps.length > 0 && <TapTable taps={statistics.taps} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <CsvButton
          address={apiAddress('GET /codes/{slug}/statistics', {
            params: { slug: ownKey.slug },
            query: { from, to, timeZone, format: 'csv' },
          })}
          secret={ownKey.editKey}
          fileName={`${ownKey.slug}-${from}-${to}.csv`}
        />
        <p className="max-w-[60ch] text-ink-faint text-xs">{t('privacy')}</p>
      </div>
    </>
  )
}

/** Saves the time zone that was chosen for the statistics as that of the code. */
function StoreTimeZone({
  ownKey,
  code,
  zone,
  onKept,
}: {
  ownKey: FoundKey
  code: CodeView
  zone: string
  onKept: (code: CodeView) => void
}) {
  const t = useTranslations('statistics.range')
  const showProblem = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const store = async () => {
    setBusy(true)
    const answer = await putSetting(ownKey, { timeZone: zone }, code.revision)
    setBusy(false)
    setTold(answer.ok ? t('zoneKept') : showProblem(answer.problem))
    if (answer.ok) onKept(answer.body)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {zone !== code.timeZone && (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={store}>
          {t('keepZone')}
        </Button>
      )}
      <p role="status" className="text-ink-soft">
        {told}
      </p>
    </div>
  )
}

/**
 * Loads the code for its name, zone and names of variants; the numbers are shown without it, too.
 */
function useOwnCode(ownKey: FoundKey) {
  const [read, setRead] = useState<{ code: CodeView | undefined; isRead: boolean }>({
    code: undefined,
    isRead: false,
  })
  useEffect(() => {
    let isHere = true
    readCode(ownKey).then((answer) => {
      if (isHere) setRead({ code: answer.ok ? answer.body : undefined, isRead: true })
    })
    return () => {
      isHere = false
    }
  }, [ownKey])
  const follow = (code: CodeView) => setRead({ code, isRead: true })
  return { ...read, follow }
}
