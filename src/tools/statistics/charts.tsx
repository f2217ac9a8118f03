import { useFormatter, useTranslations } from 'next-intl'
import {
  type Counts,
  type SplitShare,
  type Statistics,
  type StatisticsDimension,
  statisticsDimensions,
} from '@/codes'
import { BarChart } from '@/tools/shared/statistics/bar-chart'
import { findShownCount } from '@/tools/shared/statistics/find-shown-count'
import { ShareChart } from '@/tools/shared/statistics/share-chart'
import { useValueNames } from '@/tools/shared/statistics/use-value-names'

/** Hours have a chart of their own. */
const shares = statisticsDimensions.filter((name) => name !== 'hour')
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const dayTick = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const none: Counts = { scans: 0, clicks: 0, bots: 0 }

/** All charts of a range; dimensions only if there is something to show. */
export function Charts({
  statistics: { days, breakdowns },
  split,
}: {
  statistics: Statistics
  split: readonly SplitShare[]
}) {
  const t = useTranslations('statistics.charts')
  const { dateTime } = useFormatter()
  const nameOf = useValueNames(split)
  const values = (dimension: StatisticsDimension) =>
    breakdowns[dimension].map(({ value, ...counts }) => ({
      ...counts,
      key: value,
      label: nameOf(dimension, value),
    }))
  const atHours = new Map(breakdowns.hour.map(({ value, ...counts }) => [value, counts]))
  return (
    <>
      <BarChart
        title={t('days')}
        head={t('day')}
        bars={days.map(({ day, ...counts }) => ({
          ...counts,
          key: day,
          label: dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
          tick: dateTime(new Date(`${day}T00:00Z`), dayTick),
        }))}
      />
      {breakdowns.hour.length > 0 && (
        <BarChart
          title={t('hours')}
          head={t('hour')}
          bars={hours.map((hour) => ({
            ...(atHours.get(hour) ?? none),
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
