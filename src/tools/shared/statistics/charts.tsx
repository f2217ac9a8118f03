import { useTranslations } from 'next-intl'
import { type StatisticsDimension, statisticsDimensions } from '@/codes'
import { BarChart } from './bar-chart'
import { findShownCount } from './find-shown-count'
import { ShareChart } from './share-chart'
import { type ShownStatistics, useStatisticsSource } from './statistics-source'
import { useDayNames } from './use-day-names'
import { useValueNames } from './use-value-names'

/** Hours have a chart of their own. */
const shares = statisticsDimensions.filter((name) => name !== 'hour')
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** The counts of each day, with those of an earlier period if they are compared. */
export function DayChart({ statistics: { days, comparison } }: { statistics: ShownStatistics }) {
  const t = useTranslations('statistics')
  const nameDay = useDayNames()
  return (
    <BarChart
      title={t('charts.days')}
      head={t('charts.day')}
      beforeLabel={comparison ? t('comparison.earlier') : undefined}
      bars={days.map(({ day, ...counts }, at) => ({
        ...counts,
        ...(comparison && { before: comparison.days[at]?.scans ?? 0 }),
        key: day,
        label: nameDay(day, 'long'),
        tick: nameDay(day, 'short'),
      }))}
    />
  )
}

/** A chart of the hours and of each dimension, only if there is something to show. */
export function ValueCharts({ statistics: { breakdowns } }: { statistics: ShownStatistics }) {
  const t = useTranslations('statistics.charts')
  const nameOf = useValueNames(useStatisticsSource().split)
  const values = (dimension: StatisticsDimension) =>
    breakdowns[dimension].map(({ value, ...counts }) => ({
      ...counts,
      key: value,
      label: nameOf(dimension, value),
    }))
  const atHours = new Map(breakdowns.hour.map(({ value, ...counts }) => [value, counts]))
  return (
    <>
      {breakdowns.hour.length > 0 && (
        <BarChart
          title={t('hours')}
          head={t('hour')}
          bars={hours.map((hour) => ({
            ...(atHours.get(hour) ?? { scans: 0, clicks: 0, bots: 0 }),
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
