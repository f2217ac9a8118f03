import {
  type Content,
  type ContentField,
  type ContentOf,
  contentFields,
  contentKinds,
  nameVietnameseBank,
  writeAddress,
  writePersonName,
} from '@/qr/content'
import { findEventTimes } from '@/tools/shared/calendar/find-event-times'
import { listOtherRows } from './list-other-rows'
import type { Understood } from './recognise-code'
import type { ResultRow } from './result-row'

/** Fields without a row: they are of the encoding, or part of another row. */
const omitted: Partial<Record<Content['type'], readonly string[]>> = {
  vcard: ['cardFormat', 'nameOrder', 'street', 'postcode', 'city', 'region', 'country'],
  map: ['target', 'latitude', 'longitude'],
  event: ['allDay', 'startDate', 'startTime', 'endDate', 'endTime', 'timeZone', 'eventFormat'],
  epc: ['epcVersion'],
  'swiss-qr-bill': ['currency'],
  vietqr: ['bank', 'accountKind'],
}
const currencies: Partial<Record<Content['type'], string>> = {
  epc: 'EUR',
  pix: 'BRL',
  upi: 'INR',
  vietqr: 'VND',
  promptpay: 'THB',
}
const secrets = ['password', 'secret']
/** Types that are shown as a whole, without rows. */
const shownWhole: readonly Understood['type'][] = ['text', 'url', 'binary', 'empty']
/** Types whose fields have no copy button. */
const notCopied: readonly Content['type'][] = ['event', 'sms', 'email']

/** The rows of a result in the order of its form; none if its text is shown as a whole. */
export function listResultRows(understood: Understood, locale = 'en'): readonly ResultRow[] {
  if (shownWhole.includes(understood.type)) return []
  return understood.type in contentKinds
    ? listContentRows(understood as Content, locale)
    : listOtherRows(understood)
}

function listContentRows(content: Content, locale: string): ResultRow[] {
  const rows = contentFields[content.type].flatMap((field) => {
    const skipped = omitted[content.type]?.includes(field.name) ?? false
    const isDebtorOrCreditor = field.group === 'creditor' || field.group === 'debtor'
    const value = (content as Record<string, unknown>)[field.name]
    const hasValue = value === true || (typeof value === 'string' && value.trim() !== '')
    return skipped || isDebtorOrCreditor || !hasValue ? [] : [toRow(content, field, value)]
  })
  switch (content.type) {
    case 'event':
      return [...rows.slice(0, 1), ...listTimes(content), ...rows.slice(1)]
    case 'map': {
      const place = `${content.latitude}, ${content.longitude}`
      return [own('coordinates', place, place), ...rows]
    }
    case 'vcard': {
      const address = writeAddress(content, locale)
      const named = orderNames(content, rows)
      return address ? [...named, own('address', address, address)] : named
    }
    case 'vietqr':
      return [...listBank(content), ...rows]
    case 'swiss-qr-bill':
      return [party(content, 'creditor'), ...rows, party(content, 'debtor')].filter(
        ({ copy }) => copy !== '',
      )
    default:
      return rows
  }
}

function toRow(content: Content, field: ContentField, value: string | true): ResultRow {
  const { type } = content
  const label = { kind: 'field', type, field } as const
  if (value === true) return { label, value: { kind: 'yes' } }
  if (field.input === 'choice') return { label, value: { kind: 'option', option: value } }
  const copy = notCopied.includes(type) ? undefined : value
  if (field.name === 'amount') {
    const currency = type === 'swiss-qr-bill' ? content.currency : (currencies[type] ?? '')
    return { label, value: { kind: 'amount', amount: value, currency }, copy: value }
  }
  if (field.input === 'url') return { label, value: { kind: 'link', link: value }, copy: value }
  const text = field.name === 'iban' ? groupByFour(value) : value
  return {
    label,
    value: { kind: 'text', text },
    ...(copy !== undefined && { copy: field.name === 'iban' ? value.replace(/\s/g, '') : copy }),
    ...(secrets.includes(field.name) && { isSecret: true }),
  }
}

function listTimes(content: ContentOf<'event'>): ResultRow[] {
  const times = findEventTimes(content)
  if (!times) return []
  const when = (name: 'when' | 'whenThere', timeZone?: string): ResultRow => ({
    label: { kind: 'own', name },
    value: { kind: 'moment', ...times, ...(timeZone && { timeZone }) },
  })
  const isElsewhere = !times.isAllDay && content.timeZone !== 'UTC'
  return isElsewhere ? [when('when'), when('whenThere', content.timeZone)] : [when('when')]
}

/** Puts the family name first if it is first in the full name. */
function orderNames(card: ContentOf<'vcard'>, rows: readonly ResultRow[]): ResultRow[] {
  const isFamilyFirst = card.lastName !== '' && writePersonName(card).startsWith(card.lastName)
  const isFamilyName = ({ label }: ResultRow) =>
    label.kind === 'field' && label.field.name === 'lastName'
  return isFamilyFirst
    ? [...rows.filter(isFamilyName), ...rows.filter((row) => !isFamilyName(row))]
    : [...rows]
}

/** The bank's name and number; the code contains only the number. */
function listBank({ bank }: ContentOf<'vietqr'>): ResultRow[] {
  const name = nameVietnameseBank(bank)
  const text = name ? `${name} · ${bank}` : bank
  return contentFields.vietqr
    .filter((field) => field.name === 'bank')
    .map((field) => ({
      label: { kind: 'field', type: 'vietqr', field },
      value: { kind: 'text', text },
      copy: bank,
    }))
}

/** The creditor or debtor as a postal address. */
function party(bill: ContentOf<'swiss-qr-bill'>, group: 'creditor' | 'debtor'): ResultRow {
  const read = (name: string) => String((bill as Record<string, unknown>)[`${group}${name}`] ?? '')
  const text = lines(
    [read('Name')],
    [read('Street'), read('HouseNumber')],
    [read('Postcode'), read('City')],
    [read('Country')],
  )
  return { label: { kind: 'group', group }, value: { kind: 'text', text }, copy: text }
}

function lines(...all: readonly string[][]): string {
  const joined = all.map((words) => words.filter((word) => word.trim() !== '').join(' '))
  return joined.filter(Boolean).join('\n')
}

function groupByFour(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

function own(name: 'coordinates' | 'address', text: string, copy: string): ResultRow {
  return { label: { kind: 'own', name }, value: { kind: 'text', text }, copy }
}
