import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ResultRow } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { LinkView } from './link-view'
import { VisibleText } from './visible-text'

/** The value of a row, formatted for the reader's language. */
export function RowValue({ row: { label, value } }: { row: ResultRow }) {
  const t = useTranslations('scanner.results')
  const format = useFormatter()
  const locale = useLocale()
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
      return format.dateTime(new Date(`${value.date}T00:00Z`), {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
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
      return formatEventTime(value, locale)
  }
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
