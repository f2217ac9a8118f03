import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { CodeView } from '@/codes'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { apiAddress, callApi, putSetting, readCode } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { type DayRange, makeRange, rangePresets } from '@/tools/shared/statistics/day-range'
import {
  type StatisticsSource,
  StatisticsSourceProvider,
} from '@/tools/shared/statistics/statistics-source'
import { StatisticsView } from '@/tools/shared/statistics/statistics-view'
import { useStatistics } from '@/tools/shared/statistics/use-statistics'
import type { FoundKey } from '@/tools/shared/workspaces/find-code-key'
import { Button } from '@/ui/button'

const refreshMs = 30_000
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The numbers of one code, for a range of days and a time zone that its owner chooses. */
export function OwnStatistics({ ownKey }: { ownKey: FoundKey }) {
  const t = useTranslations('statistics')
  const { code, isRead, follow } = useOwnCode(ownKey)
  const source = useCodeStatistics(ownKey, code, isRead)
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
      <StatisticsSourceProvider value={source}>
        <StatisticsView
          fields={
            code && (
              <StoreTimeZone ownKey={ownKey} code={code} zone={source.timeZone} onKept={follow} />
            )
          }
        />
      </StatisticsSourceProvider>
    </div>
  )
}

function useCodeStatistics(
  ownKey: FoundKey,
  code: CodeView | undefined,
  isRead: boolean,
): StatisticsSource {
  const t = useTranslations('statistics')
  const problemMessage = useProblemMessage()
  const [chosenZone, setZone] = useState<string>()
  const [chosen, setRange] = useState<DayRange>()
  const [since, setSince] = useState<string | null>(null)
  const timeZone = chosenZone ?? code?.timeZone ?? ownZone()
  const range = chosen ?? makeRange('30', { timeZone, since: null })
  const { slug, editKey } = ownKey
  const query = { from: range.from, to: range.to, timeZone }
  const read = useStatistics({
    query: isRead ? new URLSearchParams(query) : undefined,
    load: (wanted, signal) =>
      callApi('GET /codes/{slug}/statistics', { params: { slug }, query: wanted, editKey, signal }),
    refreshMs,
  })
  const first = read.statistics?.since
  useEffect(() => {
    if (first !== undefined) setSince(first)
  }, [first])
  return {
    ...{ read, range, presets: rangePresets, timeZone, since, onRange: setRange },
    onTimeZone: (zone) => {
      setZone(zone)
      if (range.preset !== 'own') setRange(makeRange(range.preset, { timeZone: zone, since }))
    },
    split: code?.document.rules?.split,
    csv: {
      address: apiAddress('GET /codes/{slug}/statistics', {
        params: { slug },
        query: { ...query, format: 'csv' },
      }),
      secret: editKey,
      name: `${slug}-${range.from}-${range.to}.csv`,
    },
    texts: {
      legend: t('range.legend'),
      problem: problemMessage(read.problem ?? null),
      empty: first
        ? { title: t('emptyRange.title'), text: t('emptyRange.text') }
        : { title: t('empty.title'), text: t('empty.text') },
      note: t('privacy'),
    },
  }
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
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
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
  const [read, setRead] = useState<{ code?: CodeView }>()
  useEffect(() => {
    let isHere = true
    readCode(ownKey).then((answer) => {
      if (isHere) setRead(answer.ok ? { code: answer.body } : {})
    })
    return () => {
      isHere = false
    }
  }, [ownKey])
  const follow = (code: CodeView) => setRead({ code })
  return { code: read?.code, isRead: read !== undefined, follow }
}
