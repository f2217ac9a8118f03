'use client'

import { useTranslation } from '@payloadcms/ui'
import { useTimeZone } from '@/cms/admin/time-zone'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { intlTag } from '@/i18n/locales'
import type { SlotCount } from './count-scans'
import styles from './dashboard.module.css'
import { sumDays } from './sum-days'

type Props = {
  counts: readonly SlotCount[]
}

/** The scans of the last seven days, whose limits depend on the time zone of the reader. */
export function ScanDays({ counts }: Props) {
  const t = useTexts()
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  const days = timeZone ? sumDays(counts, new Date()) : []
  const number = new Intl.NumberFormat(intlTag(i18n.language))
  const date = new Intl.DateTimeFormat(intlTag(i18n.language), { weekday: 'short', day: 'numeric' })
  const total = days.reduce((sum, { scans }) => sum + scans, 0)
  const most = Math.max(1, ...days.map(({ scans }) => scans))
  const figures = [
    [t('dashboard.today'), days.at(-1)?.scans],
    [t('dashboard.yesterday'), days.at(-2)?.scans],
    [t('dashboard.week'), days.length > 0 ? total : undefined],
  ] as const
  return (
    <>
      <dl className={`${layout.row} ${styles.figures}`}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === undefined ? '–' : number.format(value)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.bars}>
        <thead className={layout.hidden}>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{t('dashboard.week')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ start, scans }) => (
            <tr key={start.getTime()}>
              <th scope="row">{date.format(start)}</th>
              <td>
                <span
                  aria-hidden="true"
                  style={{ inlineSize: `${(scans / most) * 70}%` }}
                  className={styles.bar}
                />{' '}
                {number.format(scans)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>
        {t('schedule.zone')} {timeZone}
      </small>
    </>
  )
}
