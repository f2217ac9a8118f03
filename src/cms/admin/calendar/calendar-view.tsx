'use client'

import { Button, useModal, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useState, useSyncExternalStore } from 'react'
import { useTimeZone } from '@/cms/admin/time-zone'
import { useTexts } from '@/cms/admin/use-texts'
import type { ShownChange } from '@/cms/schedule/find-changes'
import {
  type Day,
  dateOf,
  dayOf,
  findFirstWeekday,
  listWeeks,
  shiftMonth,
} from '@/cms/schedule/month-days'
import layout from '@/desk/admin/layout.module.css'
import { intlTag } from '@/i18n/locales'
import styles from './calendar.module.css'
import { ChangeDialog, changeSlug } from './change-dialog'

type Props = {
  month: string
  /** The view that is shown first; links to other months retain the chosen one. */
  firstView: View
  /** Query of the filter, without the month. */
  query: string
  changes: readonly ShownChange[]
  /** Names of the collections and globals, by slug. */
  kinds: Record<string, string>
}

const views = ['month', 'list'] as const
type View = (typeof views)[number]

/** The changes of a month in the time zone of the reader, which the server does not know. */
export function CalendarView(props: Props) {
  const t = useTexts()
  const { month, firstView, query, changes, kinds } = props
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const timeZone = useTimeZone()
  const isNarrow = useNarrow()
  const [view, setView] = useState<View>(firstView)
  const [opened, setOpened] = useState<ShownChange>()
  if (!timeZone) return <p role="status">{i18n.t('general:loading')}</p>

  const byDay = groupByDay(changes)
  const failed = changes.filter(({ state }) => state === 'failed')
  const link = (wanted: string) =>
    `?month=${wanted}${query && `&${query}`}${view === 'list' ? '&view=list' : ''}`
  const name = formatMonth(month, i18n.language)
  const open = (change: ShownChange) => {
    setOpened(change)
    openModal(changeSlug)
  }
  const items = { open, language: i18n.language }
  return (
    <>
      {failed.length > 0 && (
        <section aria-label={t('calendar.failed')} className={styles.days}>
          <h2>{t('calendar.failed')}</h2>
          <ChangeList changes={failed} {...items} withDate />
        </section>
      )}
      <div className={layout.row}>
        <h2 aria-live="polite">{name}</h2>
        <Link href={link(shiftMonth(month, -1))}>{t('calendar.previous')}</Link>
        <Link href={link(dayOf(new Date()).slice(0, 7))}>{t('calendar.today')}</Link>
        <Link href={link(shiftMonth(month, 1))}>{t('calendar.following')}</Link>
        {!isNarrow && (
          <fieldset className={`${layout.row} ${styles.views}`} aria-label={t('calendar.view')}>
            {views.map((one) => (
              <Button
                key={one}
                buttonStyle={view === one ? 'pill' : 'none'}
                margin={false}
                extraButtonProps={{ 'aria-pressed': view === one }}
                onClick={() => setView(one)}
              >
                {t(`calendar.${one}`)}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <small>
        {t('schedule.zone')} {timeZone}
      </small>
      {view === 'month' && !isNarrow ? (
        <MonthTable month={month} name={name} byDay={byDay} {...items} />
      ) : (
        <DayList month={month} byDay={byDay} none={t('calendar.none')} {...items} />
      )}
      {opened && (
        <ChangeDialog
          key={opened.id}
          change={opened}
          kind={kinds[opened.target] ?? opened.target}
        />
      )}
    </>
  )
}

function groupByDay(changes: readonly ShownChange[]): ByDay {
  const groups = new Map<Day, ShownChange[]>()
  for (const change of changes) {
    const day = dayOf(new Date(change.at))
    groups.set(day, [...(groups.get(day) ?? []), change])
  }
  return groups
}

type Items = { open: (change: ShownChange) => void; language: string }
type ByDay = ReadonlyMap<Day, ShownChange[]>

function MonthTable({
  month,
  name,
  byDay,
  ...items
}: Items & { month: string; name: string; byDay: ByDay }) {
  const weeks = listWeeks(month, findFirstWeekday(items.language))
  const weekday = new Intl.DateTimeFormat(intlTag(items.language), { weekday: 'short' })
  const fullWeekday = new Intl.DateTimeFormat(intlTag(items.language), { weekday: 'long' })
  const today = dayOf(new Date())
  return (
    <table className={styles.month} aria-label={name}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={fullWeekday.format(dateOf(day))}>
              {weekday.format(dateOf(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                data-day={day}
                data-other={day.startsWith(month) ? undefined : ''}
                data-today={day === today ? '' : undefined}
              >
                <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                  {Number(day.slice(-2))}
                </time>
                <ChangeList changes={byDay.get(day) ?? []} {...items} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayList({
  month,
  byDay,
  none,
  ...items
}: Items & { month: string; byDay: ByDay; none: string }) {
  const days = [...byDay].filter(([day]) => day.startsWith(month))
  if (days.length === 0) return <p role="status">{none}</p>
  const format = new Intl.DateTimeFormat(intlTag(items.language), { dateStyle: 'full' })
  const today = dayOf(new Date())
  return (
    <div className={styles.days}>
      {days.map(([day, changes]) => (
        <section key={day} aria-label={format.format(dateOf(day))}>
          <h3 data-today={day === today ? '' : undefined}>{format.format(dateOf(day))}</h3>
          <ChangeList changes={changes} {...items} />
        </section>
      ))}
    </div>
  )
}

function ChangeList({
  changes,
  open,
  language,
  withDate = false,
}: Items & { changes: readonly ShownChange[]; withDate?: boolean }) {
  const t = useTexts()
  if (changes.length === 0) return null
  const time = new Intl.DateTimeFormat(intlTag(language), {
    ...(withDate && { dateStyle: 'medium' }),
    timeStyle: 'short',
  })
  return (
    <ul className={layout.list}>
      {changes.map((change) => (
        <li key={change.id}>
          <button
            type="button"
            className={`${layout.item} ${styles.change}`}
            data-state={change.state}
            data-change={change.id}
            aria-haspopup="dialog"
            onClick={() => open(change)}
          >
            <strong>{time.format(new Date(change.at))}</strong> {change.title}
            {' · '}
            {change.languageName}
            {' · '}
            {change.state === 'failed' ? t('schedule.notDone') : t(`schedule.${change.action}`)}
            {withDate && change.failure && (
              <span style={{ display: 'block' }}>{change.failure}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function formatMonth(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(intlTag(language), { month: 'long', year: 'numeric' })
  return format.format(dateOf(`${month}-15`))
}

const narrow = '(max-width: 768px)'

/** Whether a month does not fit on the screen. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(narrow)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}
