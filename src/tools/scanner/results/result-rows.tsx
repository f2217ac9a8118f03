import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { Recurrence, ResultRow } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { useRegionalLocale } from '@/tools/shared/use-regional-locale'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { LinkView } from './link-view'
import { VisibleText } from './visible-text'

type Secrets = {
  /** Whether secrets are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The rows of a result; secrets are hidden until revealed. */
export function ResultRows({ rows, ...secrets }: Secrets & { rows: readonly ResultRow[] }) {
  return (
    <dl className="flex flex-col text-sm">
      {rows.map((row) => (
        <Row key={keyOf(row)} row={row} {...secrets} />
      ))}
    </dl>
  )
}

function Row({ row, isOpen, onOpen }: Secrets & { row: ResultRow }) {
  const t = useTranslations('scanner.results')
  const label = useRowLabel(row)
  const copyText = useCopyText()
  const { copy, isSecret } = row
  const isHidden = isSecret === true && !isOpen
  return (
    <div className="border-line border-t py-2 first:border-t-0 first:pt-0">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd dir="auto" className="flex items-start gap-1">
        <span className="min-w-0 flex-1 self-center wrap-anywhere">
          {isHidden ? <Dots label={t('hidden')} /> : <RowValue row={row} />}
        </span>
        {isSecret && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-pressed={!isHidden}
            aria-label={t('show', { name: label })}
            onClick={() => onOpen(isHidden)}
            className="-my-1"
          >
            <Icon name={isHidden ? 'eye' : 'eye-off'} />
          </Button>
        )}
        {copy && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={t('copyRow', { name: label })}
            onClick={() => copyText(copy)}
            className="-my-1"
          >
            <Icon name="copy" />
          </Button>
        )}
      </dd>
    </div>
  )
}

/** The same number of dots for every secret, so that its length stays hidden. */
function Dots({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

function useRowLabel({ label }: ResultRow): string {
  const t = useTranslations('scanner.results')
  const messages = useContentMessages(label.kind === 'field' ? label.type : 'text')
  switch (label.kind) {
    case 'field':
      return messages.label(label.field)
    case 'group':
      return messages.group(label.group)
    case 'own':
      return t(`rows.${label.name}`)
    case 'identifier':
      return t('rows.identifier', { id: label.id })
  }
}

function keyOf({ label, copy = '' }: ResultRow): string {
  switch (label.kind) {
    case 'field':
      return label.field.name
    case 'group':
      return label.group
    case 'identifier':
      return label.id + copy
    case 'own':
      return label.name + copy
  }
}

const longDate = { dateStyle: 'long', timeZone: 'UTC' } as const

/** The value of a row, formatted for the reader's language. */
function RowValue({ row: { label, value } }: { row: ResultRow }) {
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
        : format.dateTime(new Date(`${value.date}T00:00Z`), longDate)
    case 'word':
      return t(`words.${value.word}`)
    case 'dated':
      return [
        value.date && format.dateTime(new Date(`${value.date}T00:00Z`), longDate),
        value.word && t(`words.${value.word}`),
        value.text,
      ]
        .filter(Boolean)
        .join(' · ')
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
    case 'coins': {
      const amount = /^\d+(\.\d+)?$/.test(value.amount)
        ? formatExactly(value.amount, locale)
        : value.amount
      return value.isSmallest ? t('smallestUnits', { amount }) : `${amount} ${value.unit}`.trim()
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

/** Formats a decimal number of any length; a number of JavaScript would round it. */
function formatExactly(amount: string, locale: string): string {
  const [whole = '', fraction] = amount.split('.')
  const format = new Intl.NumberFormat(locale)
  const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return format.format(BigInt(whole)) + (fraction ? decimal + fraction : '')
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
  { start, end, timeZone, isAllDay, isWritten }: DateTimeValue,
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
        ...(isWritten
          ? { timeZone: 'UTC' }
          : { timeZoneName: 'short', ...(timeZone && { timeZone }) }),
      })
  return end && end > start ? format.formatRange(start, end) : format.format(start)
}
