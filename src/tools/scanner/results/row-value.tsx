import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { Recurrence, ResultRow } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { LinkView } from './link-view'
import { VisibleText } from './visible-text'

/** The value of a row, formatted for the reader's language. */
export function RowValue({ row: { label, value } }: { row: ResultRow }) {
  const t = useTranslations('scanner.results')
  const format = useFormatter()
  const locale = useLocale()
  const region = useRegionalLocale()
  const messages = useContentMessages(label.kind === 'field' ? label.type : 'text')
  switch (value.kind) {
    case 'text':
      return (
        <span className="whitespace-pre-wrap">
          <VisibleText isProse>{value.text}</VisibleText>
        </span>
      )
    case 'yes':
      return t('yes')
    case 'option':
      return label.kind === 'field' ? messages.option(label.field, value.option) : value.option
    case 'date':
      // A birthday may have no year.
      return value.date.startsWith('--')
        ? format.dateTime(new Date(`2000-${value.date.slice(2)}T00:00Z`), {
            month: 'long',
            day: 'numeric',
            timeZone: 'UTC',
          })
        : format.dateTime(new Date(`${value.date}T00:00Z`), {
            dateStyle: 'long',
            timeZone: 'UTC',
          })
    case 'recurrence':
      return <RecurrenceText rule={value.rule} />
    case 'measure':
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: value.unit,
        maximumFractionDigits: 9,
      }).format(Number(value.value))
    case 'amount': {
      const amount = Number(value.amount)
      if (!value.currency || !Number.isFinite(amount)) return value.amount
      return format.number(amount, { style: 'currency', currency: value.currency })
    }
    case 'country':
      return nameCountry(value.code, locale)
    case 'checkDigit':
      return t('checkDigitFits', { digit: value.digit })
    case 'link':
      return <LinkView link={value.link} />
    case 'moment':
      return formatEventTime(value, region)
  }
}

/** How an event repeats, such as “Every 2 weeks · Monday and Friday · until 1 May 2027”. */
function RecurrenceText({ rule }: { rule: Recurrence }) {
  const t = useTranslations('scanner.results')
  const format = useFormatter()
  // 2 January 2000 was a Sunday.
  const nameDay = (weekday: number) =>
    format.dateTime(Date.UTC(2000, 0, 2 + weekday), { weekday: 'long', timeZone: 'UTC' })
  const { until, count } = rule
  return [
    t(`repeats.${rule.frequency}`, { interval: rule.interval }),
    rule.weekdays.length > 0 && format.list(rule.weekdays.map(nameDay)),
    until &&
      t('repeats.until', {
        date: format.dateTime(new Date(`${until}T00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
      }),
    count !== undefined && t('repeats.times', { count }),
    rule.rest,
  ]
    .filter(Boolean)
    .join(' · ')
}

function nameCountry(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}

type DateTimeValue = Extract<ResultRow['value'], { kind: 'moment' }>

/** Dates have no time zone; times are in the zone of the reader or of the event. */
function formatEventTime(
  { start, end, timeZone, isAllDay }: DateTimeValue,
  locale: string,
): string {
  const format = isAllDay
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
    : new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        ...(timeZone && { timeZone }),
      })
  return end && end > start ? format.formatRange(start, end) : format.format(start)
}
